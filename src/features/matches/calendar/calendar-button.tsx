import type { ReactNode } from 'react';
import { useOnIntent } from '@/components/later-code';
import { CalendarButtonView, isForCalendar } from '@/features/matches/views/calendar-button-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

const loadMenu = () => import('./calendar-menu').then((module) => module.MatchCalendarMenu);

interface CalendarButtonProps {
  match: Match;
  isSmall?: boolean;
}

/** Adds the match to a calendar. */
export function CalendarButton({ match, isSmall }: CalendarButtonProps): ReactNode {
  const { loaded: Menu, preload, request, isLoading } = useOnIntent(loadMenu);
  const i18n = useI18n();
  if (!isForCalendar(match)) return null;
  const button = (
    <CalendarButtonView
      i18n={i18n}
      isSmall={isSmall}
      busy={isLoading}
      onPointerEnter={preload}
      onFocus={preload}
      {...(!Menu && { onClick: request })}
    />
  );
  return Menu ? <Menu trigger={button} match={match} /> : button;
}
