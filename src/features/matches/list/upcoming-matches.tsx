import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { describeError } from '@/api/problem';
import { QueryFailure, StaleNotice } from '@/components/failures/query-failure';
import { useLastError } from '@/components/failures/use-last-error';
import { SkipLink } from '@/components/focus/skip-link';
import { useOnline } from '@/components/hooks/use-online';
import { useNow } from '@/components/hooks/use-time';
import { useLazyWhenIdle } from '@/components/loading/lazy';
import { MyCalendarButton } from '@/features/matches/calendar/calendar-button';
import { usePreviouslySeenMatches } from '@/features/matches/changes/use-seen-matches';
import { LazyCityQuestion } from '@/features/matches/city-question/lazy-city-question';
import { findMyNextMatch, omitLaterMatches, phaseOf, splitRunning } from '@/features/matches/data/match';
import { useUpcomingMatches } from '@/features/matches/data/use-matches';
import { useCityChoices } from '@/features/matches/filters/city-filter';
import { MatchesByOtherFiltersContext } from '@/features/matches/filters/filter';
import { fitsFilters, withDefaults, filterMatches, withoutFilters } from '@/features/matches/filters/filters';
import { MatchFilters } from '@/features/matches/filters/match-filters';
import { useFilters } from '@/features/matches/filters/use-filters';
import { NearestChip, NearestStatus, useNearestOrder } from '@/features/matches/nearest/nearest-order';
import { useUpdatedRememberedIds } from '@/features/matches/remembered/use-remembered-matches';
import { listColumnStyle, listWithNextMatchStyle } from '@/features/matches/views/next-match-view';
import { useGetProfile } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { dayKey } from '@/lib/format/day';
import { viewerTimeZone } from '@/lib/format/intl';
import { FoundCount } from './found-count';
import { ElsewhereButton, MatchListSkeleton, MoreRowsSkeleton } from './list-without-rows';
import type { DayProps } from './match-day';
import { listId, MatchList } from './match-list';
import { NextMatch } from './next-match';
import { useListSpace } from './use-list-space';
import { useStableValue } from './use-stable-value';

const noItems: never[] = [];

const loadEmptyList = () => import('./empty-list').then((module) => module.EmptyList);

const areSameSets = (a?: ReadonlySet<number>, b?: ReadonlySet<number>): boolean =>
  a?.size === b?.size && Array.from(a ?? []).every((id) => b?.has(id));

interface UpcomingMatchesProps {
  unreadCounts: ReadonlyMap<number, number>;
  unsentStates: DayProps['unsentStates'];
  /** Until then only the heading and the filters are shown. */
  isSessionKnown: boolean;
  /** The failure of the session, shown instead of the rows. */
  failure?: ReactNode;
}

export function UpcomingMatches(props: UpcomingMatchesProps) {
  const { unreadCounts, unsentStates, isSessionKnown, failure } = props;
  const i18n = useI18n();
  const { LL } = i18n;
  const now = useNow();
  const today = dayKey(now, viewerTimeZone());
  const { filters, setFilters } = useFilters();
  // The chip changes at once; the list follows, because a thousand rows take a while.
  const deferredFilters = useDeferredValue(filters);
  const { listQuery, answer, matches } = useUpcomingMatches(isSessionKnown);
  const listError = useLastError(listQuery);
  const profile = useGetProfile({ query: { enabled: isSessionKnown } });
  const nextMatch = useMemo(() => matches && findMyNextMatch(matches, now), [matches, now]);
  const myMatches = useMemo(() => matches?.filter(({ my_participation }) => my_participation), [matches]);
  const isOnline = useOnline();
  const seenMatches = usePreviouslySeenMatches(answer);
  const rememberedIds = useUpdatedRememberedIds(answer);
  const isNearestFirst = useDeferredValue(useNearestOrder().position !== null);
  // Away from home, what is nearest is in no city of mine.
  const myCities = isNearestFirst ? noItems : (profile.data?.cities ?? noItems);
  // My cities come with the profile; when it fails, the list shows all cities.
  const isProfileLoading = !profile.data && profile.errorUpdateCount === 0;
  // Until all matches are there, the first rows are shown, and nothing is counted.
  const allMatches = answer && matches;
  const cities = useCityChoices(allMatches, isProfileLoading ? undefined : myCities, filters.city);
  const textContext = useMemo(() => ({ i18n, cities, today }), [i18n, cities, today]);
  const rowMatches = useMemo(() => {
    const listedMatches = allMatches ?? (matches && omitLaterMatches(matches));
    return listedMatches?.filter((match) => phaseOf(match, now) !== 'finished');
  }, [allMatches, matches, now]);
  // A match that begins after this time stays where it is in the list.
  const [mountedAt] = useState(now);
  const { runningMatches, otherMatches } = useMemo(
    () => splitRunning(rowMatches ?? noItems, mountedAt),
    [rowMatches, mountedAt],
  );
  const viewer = useMemo(
    () => ({ cityIds: myCities.map(({ id }) => id), rememberedIds, now }),
    [myCities, rememberedIds, now],
  );
  const activeFilters = useMemo(() => withDefaults(deferredFilters, viewer), [deferredFilters, viewer]);
  const isWaitingForProfile = isProfileLoading && deferredFilters.city === null;
  const filterResult = useMemo(
    () => (isWaitingForProfile || !rowMatches ? undefined : filterMatches(rowMatches, activeFilters, viewer)),
    [activeFilters, rowMatches, isWaitingForProfile, viewer],
  );
  const getMatchesByOtherFilters = useCallback(
    (filterName: string) =>
      answer &&
      rowMatches?.filter((match) => fitsFilters(match, { ...activeFilters, [filterName]: null }, viewer)),
    [activeFilters, answer, rowMatches, viewer],
  );
  const { code: EmptyList } = useLazyWhenIdle(loadEmptyList, isSessionKnown);
  // Joining a match must not render all rows again, so an equal set keeps its object.
  const shownIds = useStableValue(filterResult?.shownIds, areSameSets);
  const foundCount = answer && shownIds?.size;
  const hasRows = answer !== undefined || (shownIds && shownIds.size > 0 && !isNearestFirst);
  const listSpaceRef = useListSpace(matches);

  return (
    <div className="flex flex-col gap-1 max-[22.49rem]:-mt-2 md:gap-3">
      <div
        data-title-line=""
        className="flex min-h-[min(2.5rem,var(--bar-height))] items-center gap-x-3 max-[22.4rem]:flex-wrap"
      >
        <h1 data-title-words="" className="text-lg font-bold max-[18rem]:flex-1 md:text-xl">
          {LL.matches.title()}
        </h1>
        <FoundCount isLoading={shownIds !== undefined} count={foundCount} />
        {shownIds && shownIds.size > 0 && (
          <SkipLink selector={`#${listId} section:not([hidden]) li:not([hidden]) a`}>
            {LL.matches.skip()}
          </SkipLink>
        )}
        <MyCalendarButton matches={matches ?? noItems} />
      </div>
      <MatchesByOtherFiltersContext value={getMatchesByOtherFilters}>
        <MatchFilters
          filters={filters}
          listFilters={deferredFilters}
          onChange={setFilters}
          textContext={textContext}
          orderChip={<NearestChip />}
          foundCount={foundCount}
        />
        <NearestStatus />
      </MatchesByOtherFiltersContext>
      <StaleNotice query={listQuery} />
      {failure ? (
        failure
      ) : listError && !matches ? (
        <QueryFailure
          failure={describeError(listError)}
          busy={listQuery.isFetching}
          onRetry={() => void listQuery.refetch()}
        />
      ) : !shownIds || !rowMatches || !matches || !hasRows ? (
        <MatchListSkeleton />
      ) : (
        <div ref={listSpaceRef} data-old={isOnline ? undefined : ''} className={listWithNextMatchStyle}>
          <NextMatch
            match={nextMatch}
            matches={myMatches ?? noItems}
            now={now}
            unreadCounts={unreadCounts}
            isListEmpty={shownIds.size === 0}
          />
          <div className={listColumnStyle}>
            {profile.data?.cities.length === 0 && filters.city === null && (
              <LazyCityQuestion matches={matches} />
            )}
            {shownIds.size === 0 &&
              (EmptyList ? (
                <EmptyList
                  filters={deferredFilters}
                  onChange={setFilters}
                  matches={rowMatches}
                  viewer={viewer}
                  textContext={textContext}
                />
              ) : (
                <div className="h-80" />
              ))}
            <MatchList
              matches={otherMatches}
              runningMatches={runningMatches}
              shownIds={shownIds}
              now={now}
              today={today}
              seenMatches={seenMatches}
              rememberedIds={rememberedIds}
              unreadCounts={unreadCounts}
              myMatches={myMatches ?? noItems}
              unsentStates={unsentStates}
            />
            {!answer && <MoreRowsSkeleton />}
            {answer && filterResult && filterResult.elsewhereCount > 0 && shownIds.size > 0 && (
              <ElsewhereButton
                count={filterResult.elsewhereCount}
                onShow={() => setFilters(withoutFilters(filters, ['city'], viewer))}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
