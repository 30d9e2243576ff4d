import { matchUrl, formatVenue } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import { mdiCalendarExportOutline, mdiGoogle, mdiMicrosoftOutlook } from '@mdi/js';
import { type ReactNode, useId, useState } from 'react';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  OpenedMenu,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { reminderKinds, readChosenReminders, chooseReminder } from './reminders';
import { saveCalendarFile } from './save-calendar-file';

/** "20261124T170000Z", as calendars want instants. */
const toCompactUtc = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

export function googleCalendarHref(match: Match, url: string): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: match.title,
    dates: `${toCompactUtc(match.starts_at)}/${toCompactUtc(match.ends_at)}`,
    ctz: match.timezone,
    location: formatVenue(match.venue),
    details: url,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

export function outlookHref(match: Match, url: string): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: match.title,
    startdt: new Date(match.starts_at).toISOString(),
    enddt: new Date(match.ends_at).toISOString(),
    location: formatVenue(match.venue),
    body: url,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`;
}

function ReminderSwitches(): ReactNode {
  const { LL } = useI18n();
  const [wanted, setWanted] = useState(readChosenReminders);
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
            chooseReminder(kind, isWanted);
            setWanted(readChosenReminders());
          }}
        >
          {words[kind]()}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenuGroup>
  );
}

interface CalendarMenuProps {
  trigger: ReactNode;
  /** One match, or all of mine. Several fit into a file only, not into a link to a calendar on the web. */
  calendar: Match | readonly Match[];
}

export function CalendarMenu({ trigger, calendar }: CalendarMenuProps): ReactNode {
  const i18n = useI18n();
  const { LL, locale } = i18n;
  const words = LL.detail.calendar;
  const one = 'id' in calendar ? calendar : null;
  const url = one && matchUrl(one.id, locale);
  const webCalendars =
    one && url
      ? [
          { href: googleCalendarHref(one, url), icon: mdiGoogle, name: words.google() },
          { href: outlookHref(one, url), icon: mdiMicrosoftOutlook, name: words.outlook() },
        ]
      : [];
  return (
    <OpenedMenu
      trigger={trigger}
      align={one ? 'start' : 'end'}
      aria-label={one ? words.label() : LL.matches.calendar.action()}
    >
      <DropdownMenuItem onSelect={() => saveCalendarFile(i18n, calendar)}>
        <Icon path={mdiCalendarExportOutline} />
        {words.file()}
      </DropdownMenuItem>
      {webCalendars.map(({ href, icon, name }) => (
        <DropdownMenuItem key={href} asChild>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <Icon path={icon} />
            {name}
          </a>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <ReminderSwitches />
    </OpenedMenu>
  );
}
