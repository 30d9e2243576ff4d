import { mdiCalendarExportOutline, mdiGoogle, mdiMicrosoftOutlook } from '@mdi/js';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  OpenedMenu,
} from '@/components/ui/overlays/dropdown-menu';
import { createMatchUrl, formatVenue } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { hasEntry, isCalledOff } from './calendar-entries';
import { reminderKinds, readChosenReminders, chooseReminder } from './reminders';
import { saveCalendarFile } from './save-calendar-file';

/** Writes an ISO instant as "20261124T170000Z", the form of Google Calendar and RFC 5545. */
const toCompactUtc = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

export function createGoogleCalendarUrl(match: Match, url: string): string {
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

export function createOutlookUrl(match: Match, url: string): string {
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

function ReminderSwitches() {
  const { LL } = useI18n();
  const [chosenKinds, setChosenKinds] = useState(readChosenReminders);
  const labelId = useId();
  const texts = LL.detail.calendar.reminders;
  return (
    <DropdownMenuGroup aria-labelledby={labelId}>
      <DropdownMenuLabel id={labelId}>{texts.label()}</DropdownMenuLabel>
      {reminderKinds.map((kind) => (
        <DropdownMenuCheckboxItem
          key={kind}
          checked={chosenKinds.includes(kind)}
          onCheckedChange={(isChosen) => {
            chooseReminder(kind, isChosen);
            setChosenKinds(readChosenReminders());
          }}
        >
          {texts[kind]()}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenuGroup>
  );
}

interface CalendarMenuProps {
  trigger: ReactNode;
  /** One match, or all my matches: a file can hold several, a link to a web calendar only one. */
  matchOrList: Match | readonly Match[];
}

export function CalendarMenu({ trigger, matchOrList }: CalendarMenuProps) {
  const i18n = useI18n();
  const { LL, locale } = i18n;
  const texts = LL.detail.calendar;
  const singleMatch = 'id' in matchOrList ? matchOrList : null;
  const url = singleMatch ? createMatchUrl(singleMatch.id, locale) : '';
  const matches = singleMatch ? [singleMatch] : (matchOrList as readonly Match[]);
  const isCancellation = matches.every(isCalledOff);
  const webCalendars =
    singleMatch && !isCancellation
      ? [
          { href: createGoogleCalendarUrl(singleMatch, url), icon: mdiGoogle, name: texts.google() },
          { href: createOutlookUrl(singleMatch, url), icon: mdiMicrosoftOutlook, name: texts.outlook() },
        ]
      : [];
  return (
    <OpenedMenu
      trigger={trigger}
      align={singleMatch ? 'start' : 'end'}
      aria-label={singleMatch ? texts[isCancellation ? 'cancel' : 'label']() : LL.matches.toCalendar()}
    >
      <DropdownMenuItem onSelect={() => saveCalendarFile(i18n, matchOrList)}>
        <Icon path={mdiCalendarExportOutline} />
        {texts[isCancellation ? 'cancelFile' : 'file']()}
      </DropdownMenuItem>
      {webCalendars.map(({ href, icon, name }) => (
        <DropdownMenuItem key={href} asChild>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <Icon path={icon} />
            {name}
          </a>
        </DropdownMenuItem>
      ))}
      {matches.some((match) => hasEntry(match) || isCalledOff(match)) && (
        <DropdownMenuLabel className="max-w-72">{texts.existing()}</DropdownMenuLabel>
      )}
      {!isCancellation && (
        <>
          <DropdownMenuSeparator />
          <ReminderSwitches />
        </>
      )}
    </OpenedMenu>
  );
}
