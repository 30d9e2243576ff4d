import { memo, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import type { SeenMatches } from '@/features/matches/changes/seen';
import { phaseOf } from '@/features/matches/data/phase';
import type { Day } from '@/features/matches/data/group-by-day';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
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
  /** Unread messages by match id. */
  unread: ReadonlyMap<number, number>;
}

interface MatchDayProps extends DayProps, Day<Match> {
  /** The viewer's own zone. */
  viewerZone: string;
  /** The ids of its matches whose rows are filled; while there are none, the day only keeps the place of its rows. */
  filled: ReadonlySet<number>;
}

/**
 * The matches of a day under its heading. Out of sight they are neither laid out nor painted, but they stay in the
 * document: find-in-page and screen readers reach them. Each part with `content-visibility` costs something in every
 * frame, so a day is one, and not each row; its padding leaves room for shadows and outlines.
 */
export const MatchDay = memo(function MatchDay({
  day,
  matches,
  viewerZone,
  filled,
  ...rest
}: MatchDayProps): ReactNode {
  const { shown, now, today, seen, unread } = rest;
  const { format } = useI18n();
  const count = matches.filter(({ id }) => shown.has(id)).length;
  const isEmpty = filled.size === 0;
  return (
    <section hidden={count === 0} aria-labelledby={`day-${day}`}>
      <h2
        id={`day-${day}`}
        className="sticky top-(--header-height) z-10 -mx-gutter bg-canvas px-gutter py-1 text-base font-bold first-letter:uppercase md:mx-0 md:px-0 md:py-1.5"
      >
        {format.day(day, today)}
      </h2>
      <ErrorBoundary>
        <ul
          data-day={day}
          className={cn(
            '-m-1.5 grid grid-cols-1 gap-2 p-1.5 [--height:calc((var(--row-height)+--spacing(2))*var(--rows)-0.5rem)] [contain-intrinsic-size:auto_var(--height)] [content-visibility:auto]',
            // With its padding, as when its rows are there.
            isEmpty && 'min-h-[calc(var(--height)+--spacing(3))]',
          )}
          style={{ '--rows': count } as object}
        >
          {(isEmpty ? [] : matches).map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              phase={phaseOf(match, now)}
              viewerZone={viewerZone}
              seen={seen[match.id]}
              unread={unread.get(match.id) ?? 0}
              isHidden={!shown.has(match.id)}
              isFilled={filled.has(match.id)}
            />
          ))}
        </ul>
      </ErrorBoundary>
    </section>
  );
});
