import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { focusNear } from '@/components/ui/overlays/focus-near';
import { type MatchGroup, groupByDay, maxRowsLaidOut } from '@/features/matches/data/match-groups';
import { groupNearestFirst, useNearestOrder } from '@/features/matches/nearest/nearest-order';
import { listStyle, nearestListStyle, countVisibleRows } from '@/features/matches/views/list-view';
import { getRowLandmark } from '@/features/matches/views/row/row-data';
import type { Match } from '@/generated/schemas/match.zod';
import { DelayedI18nContext } from '@/i18n/context';
import type { DayKey } from '@/lib/format/day';
import { useLandmarksToRestore } from '@/routing/scroll-restoration/restore-scroll';
import { useIncrementalRows, useIncrementalTranslation } from './incremental-rendering';
import { type DayProps, MatchDay, RunningMatches } from './match-day';

interface MatchListProps extends Omit<DayProps, 'viewerPosition'> {
  /** The matches that are neither finished nor in `runningMatches`. Those that do not fit the filters are hidden: that is faster than rendering them again. */
  matches: readonly Match[];
  /** The running matches that I do not take part in. */
  runningMatches: readonly Match[];
}

export const listId = 'matches';

const noIds: ReadonlySet<number> = new Set();

/** Returns the days that begin after the first `maxRowsLaidOut` shown rows. */
function findLateDays(groups: readonly MatchGroup[], shownIds: ReadonlySet<number>): ReadonlySet<DayKey> {
  let precedingRowCount = 0;
  const lateGroups = groups.filter(({ matches }) => {
    const isSkippable = precedingRowCount >= maxRowsLaidOut;
    precedingRowCount += matches.filter(({ id }) => shownIds.has(id)).length;
    return isSkippable;
  });
  return new Set(lateGroups.map(({ day }) => day));
}

/** Returns the `day` of the first shown group of each heading, because only that group shows the heading. */
function findHeadedDays(groups: readonly MatchGroup[], shownIds: ReadonlySet<number>): ReadonlySet<DayKey> {
  const firstGroupByHeading = new Map<string, DayKey>();
  for (const { day, heading = day, matches } of groups) {
    if (!firstGroupByHeading.has(heading) && matches.some(({ id }) => shownIds.has(id)))
      firstGroupByHeading.set(heading, day);
  }
  return new Set(firstGroupByHeading.values());
}

function GroupedMatches(props: MatchListProps & Pick<DayProps, 'viewerPosition'>) {
  const { matches, runningMatches, ...rest } = props;
  const { shownIds, viewerPosition } = rest;
  const groupMatches = (oldGroups?: readonly MatchGroup[]): MatchGroup[] =>
    viewerPosition ? groupNearestFirst(matches, viewerPosition, oldGroups) : groupByDay(matches, oldGroups);
  const [grouping, setGrouping] = useState(() => ({ matches, groups: groupMatches() }));
  let { groups } = grouping;
  if (grouping.matches !== matches) {
    groups = groupMatches(groups);
    setGrouping({ matches, groups });
  }
  const landmarksToRestore = useLandmarksToRestore();
  const rows = useMemo(() => {
    // Rows for scroll restoration are rendered first, hidden rows last.
    const rankOf = ({ id }: { id: number }): number =>
      !shownIds.has(id) ? 2 : landmarksToRestore.has(getRowLandmark(id)) ? 0 : 1;
    return groups
      .flatMap(({ day, matches: matchesOfDay }) => matchesOfDay.map(({ id }) => ({ id, day })))
      .toSorted((a, b) => rankOf(a) - rankOf(b));
  }, [groups, landmarksToRestore, shownIds]);
  const listRef = useRef<HTMLDivElement>(null);
  const { filledIdsByDay, hasMissingRows } = useIncrementalRows(rows, listRef);
  const daysWithHeading = useMemo(() => findHeadedDays(groups, shownIds), [groups, shownIds]);
  const skippableDays = useMemo(() => findLateDays(groups, shownIds), [groups, shownIds]);
  const [initiallyVisibleDays] = useState(
    () => new Set(rows.slice(0, countVisibleRows()).map(({ day }) => day)),
  );
  useLayoutEffect(() => {
    // Leaving a match while only my matches are shown hides the pressed button, so another row takes the focus.
    const focusedElement = listRef.current?.querySelector<HTMLElement>(':focus');
    if (focusedElement?.closest('[hidden]')) focusNear(focusedElement);
  }, [shownIds]);
  const getI18nOfDay = useIncrementalTranslation(groups, listRef);
  return (
    <div
      ref={listRef}
      id={listId}
      hidden={shownIds.size === 0}
      aria-busy={hasMissingRows}
      className={viewerPosition ? nearestListStyle : listStyle}
    >
      <RunningMatches {...rest} matches={runningMatches} />
      {groups.map((group) => (
        <DelayedI18nContext key={group.day} value={getI18nOfDay(group.day)}>
          <MatchDay
            {...rest}
            {...group}
            hasHeading={!group.heading || daysWithHeading.has(group.day)}
            filledIds={filledIdsByDay.get(group.day) ?? noIds}
            isSkippable={skippableDays.has(group.day)}
            isInitiallyVisible={initiallyVisibleDays.has(group.day)}
          />
        </DelayedI18nContext>
      ))}
    </div>
  );
}

/** The list of matches. A change of the order is deferred and mounts a new list, because moving a thousand rows takes longer. */
export const MatchList = memo(function MatchList(props: MatchListProps) {
  const position = useDeferredValue(useNearestOrder().position);
  return (
    <GroupedMatches
      key={position ? `${position.latitude} ${position.longitude}` : 'days'}
      {...props}
      viewerPosition={position}
    />
  );
});
