import { mdiCalendarExportOutline, mdiGoogle, mdiMicrosoftOutlook } from '@mdi/js';
import { type ReactNode, useId, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { googleCalendarHref, outlookHref } from './links';
import { matchAddress } from './match-address';
import { reminderKinds, wantedReminders, wantReminder } from './reminders';
import { fileNameOf, saveCalendarFile } from './save-file';

/** What the calendar file is to remind of; remembered on the device. */
function ReminderSwitches(): ReactNode {
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

interface MenuProps {
  trigger: ReactNode;
  label: string;
  matches: readonly Match[];
  /** The name of the file without its ending. */
  fileName: string;
  /** The edge of the button along which it hangs. */
  align: 'start' | 'end';
  /** Other ways into a calendar. */
  children?: ReactNode;
}

/** The ways into a calendar; opened at once, because it is loaded when its button is pressed. */
function Menu({ trigger, label, matches, fileName, align, children }: MenuProps): ReactNode {
  const i18n = useI18n();
  const [open, setOpen] = useState(true);
  const words = i18n.LL.detail.calendar;
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align={align} aria-label={label}>
        <DropdownMenuItem onSelect={() => saveCalendarFile(i18n, matches, fileName)}>
          <Icon path={mdiCalendarExportOutline} />
          {words.file()}
        </DropdownMenuItem>
        {children}
        <DropdownMenuSeparator />
        <ReminderSwitches />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface WebCalendarProps {
  href: string;
  icon: string;
  name: string;
}

function WebCalendar({ href, icon, name }: WebCalendarProps): ReactNode {
  return (
    <DropdownMenuItem asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Icon path={icon} />
        {name}
      </a>
    </DropdownMenuItem>
  );
}

/** Puts one match into a calendar: a file, or the form of a calendar on the web. */
export function MatchCalendarMenu({ trigger, match }: { trigger: ReactNode; match: Match }): ReactNode {
  const { LL, locale } = useI18n();
  const words = LL.detail.calendar;
  const url = matchAddress(match.id, locale);
  return (
    <Menu
      trigger={trigger}
      label={words.label()}
      matches={[match]}
      fileName={fileNameOf(match)}
      align="start"
    >
      <WebCalendar href={googleCalendarHref(match, url)} icon={mdiGoogle} name={words.google()} />
      <WebCalendar href={outlookHref(match, url)} icon={mdiMicrosoftOutlook} name={words.outlook()} />
    </Menu>
  );
}

/** Puts all my matches into a calendar, which only a file can. */
export function MyCalendarMenu({
  trigger,
  matches,
}: {
  trigger: ReactNode;
  matches: readonly Match[];
}): ReactNode {
  const { LL } = useI18n();
  return (
    <Menu
      trigger={trigger}
      label={LL.matches.calendar.action()}
      matches={matches}
      fileName="hrajem"
      align="end"
    />
  );
}
