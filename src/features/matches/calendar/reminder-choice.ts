import { webStorage } from '@/api/storage';
import { type ReminderKind, reminderKinds } from './reminders';

const storageKey = 'calendar_reminders';

const storage = () => webStorage(() => localStorage);

/** What calendar files made on this device remind of: everything until somebody chooses. */
export function wantedReminders(): ReminderKind[] {
  const chosen = storage().get(storageKey)?.split(',');
  return reminderKinds.filter((kind) => chosen?.includes(kind) ?? true);
}

/** Remembers on this device whether calendar files are to remind of it. */
export function wantReminder(kind: ReminderKind, isWanted: boolean): void {
  const others = wantedReminders().filter((other) => other !== kind);
  storage().set(storageKey, [...others, ...(isWanted ? [kind] : [])].join(','));
}
