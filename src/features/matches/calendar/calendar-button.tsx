import type { ReactNode } from 'react';
import { useOnIntent } from '@/components/use-on-intent';
import type { Match } from '@/generated/schemas/match.zod';
import { CalendarLook, isForCalendar } from './calendar-look';

const loadMenu = () => import('./calendar-menu').then((module) => module.CalendarMenu);

/** Adds the match to a calendar. */
export function CalendarButton({ match }: { match: Match }): ReactNode {
  const { loaded: Menu, preload, request, isLoading } = useOnIntent(loadMenu);
  if (!isForCalendar(match)) return null;
  const button = (
    <CalendarLook
      busy={isLoading}
      onPointerEnter={preload}
      onFocus={preload}
      {...(!Menu && { onClick: request })}
    />
  );
  return Menu ? <Menu trigger={button} match={match} /> : button;
}
