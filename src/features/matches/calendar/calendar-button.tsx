import { mdiCalendarExportOutline } from '@mdi/js';
import { useMemo } from 'react';
import { useLazyMenu } from '@/components/loading/lazy';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CalendarButtonView, canAddToCalendar } from '@/features/matches/views/match-buttons';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { hasLeft, isCalledOff } from './calendar-entries';

const loadMenu = () => import('./calendar-menu').then((module) => module.CalendarMenu);

export function CalendarButton({ match, ...props }: { match: Match; isIconOnly?: boolean }) {
  const { Menu, triggerProps, isLoading } = useLazyMenu(loadMenu);
  const i18n = useI18n();
  if (!canAddToCalendar(match) && !hasLeft(match)) return null;
  const button = (
    <CalendarButtonView
      i18n={i18n}
      isCalledOff={isCalledOff(match)}
      busy={isLoading}
      {...props}
      {...triggerProps}
    />
  );
  return Menu ? <Menu trigger={button} matchOrList={match} /> : button;
}

/** Whether the calendar file of my matches holds this match: I am on its roster. A cancelled match and one that I left belong there too, so that the calendar cancels its event. */
export const belongsInMyCalendar = (match: Match): boolean =>
  hasLeft(match) || (match.my_participation !== null && canAddToCalendar(match));

export function MyCalendarButton({ matches }: { matches: readonly Match[] }) {
  const { LL } = useI18n();
  const { Menu, triggerProps, isLoading } = useLazyMenu(loadMenu);
  const myMatches = useMemo(() => matches.filter(belongsInMyCalendar), [matches]);
  if (myMatches.length === 0) return null;
  const button = (
    <Button size="sm" variant="quiet" busy={isLoading} {...triggerProps} className="-my-0.5 -mr-2">
      <Icon path={mdiCalendarExportOutline} />
      <span className="max-sm:sr-only">{LL.matches.toCalendar()}</span>
    </Button>
  );
  return Menu ? <Menu trigger={button} matchOrList={myMatches} /> : button;
}
