import { memo, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import type { SeenMatches } from '@/features/matches/changes/seen';
import { phaseOf } from '@/features/matches/data/phase';
import type { Day } from '@/features/matches/data/group-by-day';
import { DayRows, DaySection } from '@/features/matches/views/day-view';
import { confirmBy } from '@/features/matches/views/deadlines';
import type { RowContentProps } from '@/features/matches/views/row-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import { MatchRow } from './match-row';

export interface DayProps {
  /** The ids of the matches that the filters leave in. */
  shown: ReadonlySet<number>;
  /** Milliseconds since 1970. */
  now: number;
  /** The viewer's day, which "today" and "tomorrow" are counted from. */
  today: DayKey;
  /** What was seen before this visit. */
  seen: SeenMatches;
  /** The ids of the matches that I keep in mind on this device. */
  remembered: ReadonlySet<number>;
  /** Unread messages by match id. */
  unread: ReadonlyMap<number, number>;
  /** The matches in whose chat words of mine did not go out. */
  unsent: { readonly refused: readonly number[]; readonly waiting: readonly number[] };
}

/** Whether words of mine were refused in the chat of a match, or wait. */
export const unsentIn = (id: number, { refused, waiting }: DayProps['unsent']): RowContentProps['unsent'] =>
  refused.includes(id) ? 'refused' : waiting.includes(id) ? 'waiting' : undefined;

interface MatchDayProps extends DayProps, Day<Match> {
  /** The viewer's own zone. */
  viewerZone: string;
  /** The ids of its matches whose rows are filled; while there are none, the day only keeps the place of its rows. */
  filled: ReadonlySet<number>;
  /** Whether it is skipped while it is out of sight, whole or not. */
  isSkipped: boolean;
  /** Whether it is in sight from the first frame on: what is skipped is not measured then, and would grow after it. */
  isFirst: boolean;
}

/** The matches of a day under its heading. */
export const MatchDay = memo(function MatchDay({
  day,
  matches,
  viewerZone,
  filled,
  isSkipped,
  isFirst,
  ...rest
}: MatchDayProps): ReactNode {
  const { shown, now, today, seen, remembered, unread, unsent } = rest;
  const inSight = matches.filter(({ id }) => shown.has(id));
  const count = inSight.length;
  // That it comes near the screen before its rows are filled is told of what is skipped only.
  const isWhole = inSight.every(({ id }) => filled.has(id));
  return (
    <DaySection i18n={useI18n()} day={day} today={today} isHidden={count === 0}>
      <ErrorBoundary>
        <DayRows day={day} count={count} isSkipped={isSkipped || (!isWhole && !isFirst)}>
          {(filled.size === 0 ? [] : matches).map((match) => (
            <MatchRow
              key={match.id}
              day={day}
              match={match}
              phase={phaseOf(match, now)}
              confirmBy={confirmBy(match, now)}
              viewerZone={viewerZone}
              seen={seen[match.id]}
              isRemembered={remembered.has(match.id)}
              unread={unread.get(match.id) ?? 0}
              unsent={unsentIn(match.id, unsent)}
              isHidden={!shown.has(match.id)}
              isFilled={filled.has(match.id)}
            />
          ))}
        </DayRows>
      </ErrorBoundary>
    </DaySection>
  );
});
