import { downloadFile } from '@/components/download-file';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { toIcs } from './ics';
import { matchAddress } from './match-address';
import { wantedReminders } from './reminder-choice';
import { remindersOf } from './reminders';

/** Hands a calendar file to the browser, with the reminders that are wanted on this device; its name is given without the ending. */
export function downloadIcs(i18n: I18n, matches: readonly Match[], name: string): void {
  const [wanted, now] = [wantedReminders(), Date.now()];
  const text = toIcs(matches, {
    locale: i18n.locale,
    host: window.location.host,
    addressOf: (id) => matchAddress(id, i18n.locale),
    remindersOf: (match) => remindersOf(i18n, match, wanted, now),
  });
  downloadFile(`${name}.ics`, 'text/calendar', text);
}
