import { memo, type ReactNode, useState } from 'react';
import { ConfirmButton } from '@/features/matches/confirmation/confirm-button';
import { canConfirm } from '@/features/matches/views/confirm-button-view';
import { CalendarButton } from '@/features/matches/calendar/calendar-button';
import { type NextMatchParts, NextMatchView } from '@/features/matches/views/next-match-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { RowLink } from '@/routing/link';

const parts: NextMatchParts = {
  MatchLink: RowLink,
  Calendar: CalendarButton,
  Confirm: ({ match }) => canConfirm(match) && <ConfirmButton match={match} variant="row" />,
};

interface NextMatchProps {
  /** My next match, also where the filters leave it out; undefined when there is none. */
  match: Match | undefined;
  now: number;
  unread: ReadonlyMap<number, number>;
}

/** It stands above the list from the beginning or not at all: a row must not move away from under a finger that may press twice. */
export const NextMatch = memo(function NextMatch({ match, now, unread }: NextMatchProps): ReactNode {
  const i18n = useI18n();
  const [isAbove, setIsAbove] = useState(true);
  if (!match) {
    if (isAbove) setIsAbove(false);
    return null;
  }
  return (
    <NextMatchView
      i18n={i18n}
      match={match}
      now={now}
      unread={unread.get(match.id) ?? 0}
      isBesideOnly={!isAbove}
      parts={parts}
    />
  );
});
