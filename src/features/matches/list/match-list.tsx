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

interface MatchListProps extends Omit<DayProps, 'viewerPosition'> {
  /** All matches that are not finished. Those that do not fit the filters are hidden: that is faster than rendering them again. */
  matches: readonly Match[];
  running: readonly Match[];
}

export const listId = 'matches';

const noIds: ReadonlySet<number> = new Set();

/** Returns the days that begin after the first `maxRowsLaidOut` shown rows. */
function findDistantDays(days: readonly MatchGroup[], shown: ReadonlySet<number>): ReadonlySet<DayKey> {
  let rowsBefore = 0;
  const distant = days.filter(({ matches }) => {
    const isDistant = rowsBefore >= maxRowsLaidOut;
    rowsBefore += matches.filter(({ id }) => shown.has(id)).length;
    return isDistant;
  });
  return new Set(distant.map(({ day }) => day));
}

/** Returns the first shown group of each heading: only that one shows it. */
function findHeadedGroups(days: readonly MatchGroup[], shown: ReadonlySet<number>): ReadonlySet<DayKey> {
  const firstByHeading = new Map<string, DayKey>();
  for (const { day, heading = day, matches } of days) {
    if (!firstByHeading.has(heading) && matches.some(({ id }) => shown.has(id)))
      firstByHeading.set(heading, day);
  }
  return new Set(firstByHeading.values());
}

/** The list in groups by day or by distance, each under a sticky heading. */
function GroupedMatches({
  matches,
  running,
  ...rest
}: MatchListProps & Pick<DayProps, 'viewerPosition'>): ReactNode {
  const { shownIds: shown, viewerPosition } = rest;
  const groupMatches = (previous?: readonly MatchGroup[]): MatchGroup[] =>
    viewerPosition ? groupNearestFirst(matches, viewerPosition, previous) : groupByDay(matches, previous);
  const [grouped, setGrouped] = useState(() => ({ matches, days: groupMatches() }));
  let { days } = grouped;
  if (grouped.matches !== matches) {
    days = groupMatches(days);
    setGrouped({ matches, days });
  }
  const scrollAnchors = useScrollAnchors();
  const rows = useMemo(() => {
    // Rows for scroll restoration are rendered first, hidden rows last.
    const rank = ({ id }: { id: number }): number =>
      !shown.has(id) ? 2 : scrollAnchors.has(getRowAnchor(id)) ? 0 : 1;
    return days
      .flatMap(({ day, matches: ofDay }) => ofDay.map(({ id }) => ({ id, day })))
      .toSorted((one, other) => rank(one) - rank(other));
  }, [days, scrollAnchors, shown]);
  const element = useRef<HTMLDivElement>(null);
  const { filled, isFilling } = useIncrementalRows(rows, element);
  const headedGroups = useMemo(() => findHeadedGroups(days, shown), [days, shown]);
  const distantDays = useMemo(() => findDistantDays(days, shown), [days, shown]);
  const [initiallyVisibleDays] = useState(
    () => new Set(rows.slice(0, countVisibleRows()).map(({ day }) => day)),
  );
  useLayoutEffect(() => {
    // Leaving a match while only mine are shown hides the pressed button, so another row takes the focus.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== element.current && element.current?.contains(focused)) {
      if (focused.closest('[hidden]')) focusNear(focused);
    }
  }, [shown]);
  const i18nOfDay = useIncrementalTranslation(days, element);
  return (
    <div
      ref={element}
      id={listId}
      hidden={shown.size === 0}
      aria-busy={isFilling}
      className={viewerPosition ? nearListStyle : listStyle}
    >
      <RunningMatches {...rest} matches={running} />
      {days.map((group) => (
        <DelayedI18nContext key={group.day} value={i18nOfDay(group.day)}>
          <MatchDay
            {...rest}
            {...group}
            hasHeading={!group.heading || headedGroups.has(group.day)}
            filledIds={filled.get(group.day) ?? noIds}
            isSkippable={distantDays.has(group.day)}
            isInitiallyVisible={initiallyVisibleDays.has(group.day)}
          />
        </DelayedI18nContext>
      ))}
    </div>
  );
}

/** The list of matches. Another order is deferred and mounts a new list, because moving a thousand rows takes longer. */
export const MatchList = memo(function MatchList(props: MatchListProps): ReactNode {
  const position = useDeferredValue(useNearest().position);
  return (
    <GroupedMatches
      key={position ? `${position.latitude} ${position.longitude}` : 'days'}
      {...props}
      viewerPosition={position}
    />
  );
});
