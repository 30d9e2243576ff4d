import { type ReactNode, useId, useState } from 'react';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuLabel,
} from '@/components/ui/dropdown-menu';
import { useI18n } from '@/i18n/context';
import { wantedReminders, wantReminder } from './reminder-choice';
import { reminderKinds } from './reminders';

/** What the calendar file is to remind of; remembered on the device. */
export function ReminderSwitches(): ReactNode {
  const { LL } = useI18n();
  const [wanted, setWanted] = useState(wantedReminders);
  const labelId = useId();
  const words = LL.detail.calendar.reminders;
  return (
    <DropdownMenuGroup aria-labelledby={labelId}>
      <DropdownMenuLabel id={labelId}>{words.label()}</DropdownMenuLabel>
      {reminderKinds.map((kind) => (
        <DropdownMenuCheckboxItem
          key={kind}
          checked={wanted.includes(kind)}
          onCheckedChange={(isWanted) => {
            wantReminder(kind, isWanted);
            setWanted(wantedReminders());
          }}
        >
          {words[kind]()}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenuGroup>
  );
}
