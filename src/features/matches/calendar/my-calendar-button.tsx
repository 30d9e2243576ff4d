import { mdiCalendarExportOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useOnIntent } from '@/components/later-code';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

const loadMenu = () => import('./calendar-menu').then((module) => module.MyCalendarMenu);

/** Whether a match belongs into my calendar: I am on its roster. A cancelled one does, to be struck out there too. */
export const isInMyCalendar = ({ my_participation: mine }: Match): boolean =>
  mine !== null && mine.status !== 'waitlisted';

/** Adds all my matches to a calendar; nothing while there are none. */
export function MyCalendarButton({ matches }: { matches: readonly Match[] }): ReactNode {
  const { LL } = useI18n();
  const { loaded: Menu, preload, request, isLoading } = useOnIntent(loadMenu);
  const mine = matches.filter(isInMyCalendar);
  if (mine.length === 0) return null;
  const button = (
    <Button
      size="sm"
      variant="quiet"
      aria-haspopup="menu"
      busy={isLoading}
      onPointerEnter={preload}
      onFocus={preload}
      {...(!Menu && { onClick: request })}
      className="-my-0.5 -mr-2"
    >
      <Icon path={mdiCalendarExportOutline} />
      <span className="max-sm:sr-only">{LL.matches.calendar.action()}</span>
    </Button>
  );
  return Menu ? <Menu trigger={button} matches={mine} /> : button;
}
