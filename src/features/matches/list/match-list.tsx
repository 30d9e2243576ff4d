import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { focusNear } from '@/components/ui/focus-near';
import { type MatchGroup, groupByDay, maxRowsLaidOut } from '@/features/matches/data/group-by-day';
import { groupNearestFirst, useNearest } from '@/features/matches/nearest/nearest';
import { listStyle, nearListStyle, countVisibleRows } from '@/features/matches/views/list-view';
import { getRowAnchor } from '@/features/matches/views/row-view';
import type { Match } from '@/generated/schemas/match.zod';
import { DelayedI18nContext } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import { useScrollAnchors } from '@/routing/scroll-restoration/restore-scroll';
import { type DayProps, MatchDay, RunningMatches } from './match-day';
import { useIncrementalRows, useIncrementalTranslation } from './use-incremental-rows';

interface MatchListProps extends Omit<DayProps, 'from'> {
  /** All matches that are not over, also those that the filters leave out: hiding a row is quick, rendering it again is not. */
  matches: readonly Match[];
  running: readonly Match[];
}

export const listId = 'matches';

const noIds: ReadonlySet<number> = new Set();

/** The days that begin behind so many rows that are shown. */
function findDistantDays(days: readonly MatchGroup[], shown: ReadonlySet<number>): ReadonlySet<DayKey> {
  let before = 0;
  const late = days.filter(({ matches }) => {
    const isLate = before >= maxRowsLaidOut;
    before += matches.filter(({ id }) => shown.has(id)).length;
    return isLate;
  });
  return new Set(late.map(({ day }) => day));
}

/** The parts that bear the heading of several: the first of them that is shown. */
function findHeadedGroups(days: readonly MatchGroup[], shown: ReadonlySet<number>): ReadonlySet<DayKey> {
  const first = new Map<string, DayKey>();
  for (const { day, heading = day, matches } of days) {
    if (!first.has(heading) && matches.some(({ id }) => shown.has(id))) first.set(heading, day);
  }
  return new Set(first.values());
}

/** Matches grouped by day or, with the nearest first, by whether they are on the map; each group under a heading that stays in sight. */
function GroupedMatches({ matches, running, ...rest }: MatchListProps & Pick<DayProps, 'from'>): ReactNode {
  const { shownIds: shown, viewerPosition: from } = rest;
  const group = (present?: readonly MatchGroup[]): MatchGroup[] =>
    from ? groupNearestFirst(matches, from, present) : groupByDay(matches, present);
  const [grouped, setGrouped] = useState(() => ({ matches, days: group() }));
  let { days } = grouped;
  if (grouped.matches !== matches) {
    days = group(days);
    setGrouped({ matches, days });
  }
  const landmarks = useScrollAnchors();
  const rows = useMemo(() => {
    // First the rows that somebody comes back to, last those that are hidden.
    const rank = ({ id }: { id: number }): number =>
      !shown.has(id) ? 2 : landmarks.has(getRowAnchor(id)) ? 0 : 1;
    return days
      .flatMap(({ day, matches: ofDay }) => ofDay.map(({ id }) => ({ id, day })))
      .toSorted((one, other) => rank(one) - rank(other));
  }, [days, landmarks, shown]);
  const element = useRef<HTMLDivElement>(null);
  const { filled, isFilling } = useIncrementalRows(rows, element);
  const headed = useMemo(() => findHeadedGroups(days, shown), [days, shown]);
  const late = useMemo(() => findDistantDays(days, shown), [days, shown]);
  // Those that are in sight when the list comes.
  const [firstDays] = useState(() => new Set(rows.slice(0, countVisibleRows()).map(({ day }) => day)));
  useLayoutEffect(() => {
    // A match that was left while only mine are shown goes with the button that was pressed.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== element.current && element.current?.contains(focused)) {
      if (focused.closest('[hidden]')) focusNear(focused);
    }
  }, [shown]);
  const wordsOf = useIncrementalTranslation(days, element);
  return (
    <div
      ref={element}
      id={listId}
      hidden={shown.size === 0}
      aria-busy={isFilling}
      className={from ? nearListStyle : listStyle}
    >
      <RunningMatches {...rest} matches={running} />
      {days.map((part) => (
        <DelayedI18nContext key={part.day} value={wordsOf(part.day)}>
          <MatchDay
            {...rest}
            {...part}
            hasHeading={!part.heading || headed.has(part.day)}
            filledIds={filled.get(part.day) ?? noIds}
            isSkippable={late.has(part.day)}
            isInitiallyVisible={firstDays.has(part.day)}
          />
        </DelayedI18nContext>
      ))}
    </div>
  );
}

/** The rows in their order. What was pressed is answered first, and another order begins anew: to move a thousand rows takes longer. */
export const MatchList = memo(function MatchList(props: MatchListProps): ReactNode {
  const from = useDeferredValue(useNearest().position);
  return (
    <GroupedMatches
      key={from ? `${from.latitude} ${from.longitude}` : 'days'}
      {...props}
      viewerPosition={from}
    />
  );
});
