import { memo, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import type { Day } from '@/features/matches/data/group-by-day';
import { DayRows, DaySection, RunningFold } from '@/features/matches/views/list-view';
import { rowPlace } from '@/features/matches/views/row-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { useLandmarks } from '@/routing/places/keep-places';
import { type DayProps, matchRows } from './match-rows';

interface MatchDayProps extends DayProps, Day {
  heading: Day['heading'];
  /** Whether its heading is not that of a part before. */
  isHeaded: boolean;
  /** The ids of its matches whose rows are filled; while there are none, the day only keeps the place of its rows. */
  filled: ReadonlySet<number>;
  /** Whether it is skipped while it is out of sight, whole or not. */
  isSkipped: boolean;
  /** Whether it is in sight from the first frame on: what is skipped is not measured then, and would grow after it. */
  isFirst: boolean;
}

export const MatchDay = memo(function MatchDay({
  day,
  heading,
  isHeaded,
  matches,
  filled,
  isSkipped,
  isFirst,
  ...rest
}: MatchDayProps): ReactNode {
  const i18n = useI18n();
  const { shown, today, from } = rest;
  const inSight = matches.filter(({ id }) => shown.has(id));
  const count = inSight.length;
  // That it comes near the screen before its rows are filled is told of what is skipped only.
  const isWhole = inSight.every(({ id }) => filled.has(id));
  const words = heading ? i18n.LL.matches.nearest[heading]() : i18n.format.day(day, today);
  return (
    <DaySection i18n={i18n} day={day} heading={isHeaded ? words : null} isHidden={count === 0}>
      <ErrorBoundary>
        <DayRows day={day} count={count} isSkipped={isSkipped || (!isWhole && !isFirst)}>
          {matchRows({
            ...rest,
            day: from ? null : day,
            matches: filled.size === 0 ? [] : matches,
            filled,
          })}
        </DayRows>
      </ErrorBoundary>
    </DaySection>
  );
});

/** The matches that are being played without me, folded; open when the person returns to one of them. */
export function RunningMatches(props: DayProps & { matches: readonly Match[] }): ReactNode {
  const { matches, shown } = props;
  const i18n = useI18n();
  const landmarks = useLandmarks();
  if (matches.length === 0) return null;
  return (
    <RunningFold
      i18n={i18n}
      count={matches.filter(({ id }) => shown.has(id)).length}
      isOpen={matches.some(({ id }) => landmarks.has(rowPlace(id)))}
    >
      {matchRows({ ...props, day: null })}
    </RunningFold>
  );
}
