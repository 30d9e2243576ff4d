import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { ConfirmButton } from '@/features/matches/confirmation/confirm-button';
import { canConfirm } from '@/features/matches/views/match-buttons';
import { CalendarButton, MyCalendarButton } from '@/features/matches/calendar/calendar-button';
import {
  listColumn,
  listWithNext,
  type NextMatchParts,
  NextMatchView,
} from '@/features/matches/views/next-match-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { RowLink } from '@/routing/link';
import { QueryFailure, StaleNotice } from '@/components/query-failure';
import { SkipLink } from '@/components/skip-link';
import { useStableValue } from '@/components/use-stable-value';
import { useNow } from '@/components/use-now';
import { useOnline } from '@/components/use-online';
import { describeError } from '@/api/problem';
import { myNextMatch, phaseOf, splitRunning } from '@/features/matches/data/match';
import { usePreviouslySeenMatches } from '@/features/matches/changes/use-seen-matches';
import { useUpcomingMatches } from '@/features/matches/data/use-matches';
import { fitsFilters, withDefaults, filterMatches, withoutFilters } from '@/features/matches/filters/filters';
import { MatchFilters, useFilters } from '@/features/matches/filters/match-filters';
import { useCityChoices } from '@/features/matches/filters/city-filter';
import { MatchesByOtherFiltersContext } from '@/features/matches/filters/filter';
import { NearestChip, NearestStatus } from '@/features/matches/nearest/nearest';
import { useUpdatedRemembered } from '@/features/matches/remembered/use-remembered';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { useGetProfile } from '@/generated/user/user';
import { ElsewhereButton, EmptyList, MatchListSkeleton } from './empty-list';
import type { DayProps } from './match-day';
import { listId, MatchList } from './match-list';

const nextMatchParts: NextMatchParts = {
  MatchLink: RowLink,
  Calendar: CalendarButton,
  Confirm: ({ match }) => canConfirm(match) && <ConfirmButton match={match} variant="row" />,
};

interface NextMatchProps {
  /** The next match I play, also where the filters leave it out; undefined when there is none. */
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
      isOnlyBesideList={!isAbove}
      parts={nextMatchParts}
    />
  );
});

const noCities: never[] = [];
const noMatches: never[] = [];

const areSameSets = (one?: ReadonlySet<number>, other?: ReadonlySet<number>): boolean =>
  one?.size === other?.size && Array.from(one ?? []).every((id) => other?.has(id));

interface UpcomingMatchesProps {
  unread: ReadonlyMap<number, number>;
  unsent: DayProps['unsent'];
  /** Whether it is known by now whose list it is; until then its heading and its filters stand there. */
  isSessionKnown: boolean;
  /** Why that cannot be known, in the place of the rows. */
  failure?: ReactNode;
}

/** The upcoming matches with their filters: the screen that people live in. */
export function UpcomingMatches({
  unread,
  unsent,
  isSessionKnown: isKnown,
  failure,
}: UpcomingMatchesProps): ReactNode {
  const i18n = useI18n();
  const { LL } = i18n;
  const now = useNow();
  const today = dayKey(now, viewerTimeZone());
  const { filters, setFilters } = useFilters();
  // The chip answers at once, the list follows a moment later: with a thousand rows it takes a while.
  const applied = useDeferredValue(filters);
  const { list, read, matches: data } = useUpcomingMatches(isKnown);
  const profile = useGetProfile({ query: { enabled: isKnown } });
  const next = useMemo(() => data && myNextMatch(data, now), [data, now]);
  const isOnline = useOnline();
  const seen = usePreviouslySeenMatches(read);
  const remembered = useUpdatedRemembered(read);
  const mine = profile.data?.cities ?? noCities;
  // My cities come with the profile; where that cannot be had, all are shown.
  const isMineUnknown = !profile.data && profile.errorUpdateCount === 0;
  const cities = useCityChoices(data, isMineUnknown ? undefined : mine, filters.city);
  const wording = useMemo(() => ({ i18n, cities, today }), [i18n, cities, today]);
  const ahead = useMemo(() => data?.filter((match) => phaseOf(match, now) !== 'finished'), [data, now]);
  // What begins while the list is on the screen stays where it is.
  const [drawnAt] = useState(now);
  const { running, others } = useMemo(() => splitRunning(ahead ?? noMatches, drawnAt), [ahead, drawnAt]);
  const viewer = useMemo(
    () => ({ cityIds: mine.map(({ id }) => id), remembered, now }),
    [mine, remembered, now],
  );
  const active = useMemo(() => withDefaults(applied, viewer), [applied, viewer]);
  const isWaiting = isMineUnknown && applied.city === null;
  const narrowed = useMemo(
    () => (isWaiting || !ahead ? undefined : filterMatches(ahead, active, viewer)),
    [active, ahead, isWaiting, viewer],
  );
  const otherwiseFitting = useCallback(
    (filter: string) =>
      (ahead ?? noMatches).filter((match) => fitsFilters(match, { ...active, [filter]: null }, viewer)),
    [active, ahead, viewer],
  );
  // Who joins a match changes one row, and not which ones are shown.
  const shown = useStableValue(narrowed?.shown, areSameSets);

  return (
    <div className="flex flex-col gap-1 max-[22.4rem]:-mt-2 md:gap-3">
      <div
        data-title-line=""
        className="flex min-h-[min(2.5rem,var(--bar-height))] items-center gap-x-3 max-[22.4rem]:flex-wrap"
      >
        <h1 data-title-words="" className="text-lg font-bold max-[18rem]:flex-1 md:text-xl">
          {LL.matches.title()}
        </h1>
        <p
          role="status"
          data-figures
          data-title-words=""
          className="flex-1 pt-1 text-sm text-muted max-[18rem]:order-last max-[18rem]:basis-full"
        >
          {shown && (
            // Only heard where nothing is found: the empty list shows more than the number.
            <span className={shown.size === 0 ? 'sr-only' : undefined}>
              {LL.matches.found({ count: shown.size })}
            </span>
          )}
        </p>
        {shown && shown.size > 0 && (
          <SkipLink target={`#${listId} section:not([hidden]) li:not([hidden]) a`}>
            {LL.matches.skip()}
          </SkipLink>
        )}
        <MyCalendarButton matches={data ?? noMatches} />
      </div>
      <MatchesByOtherFiltersContext value={otherwiseFitting}>
        <MatchFilters filters={filters} onChange={setFilters} wording={wording} order={<NearestChip />} />
        <NearestStatus />
      </MatchesByOtherFiltersContext>
      <StaleNotice query={list} />
      {failure ? (
        failure
      ) : list.error && !data ? (
        <QueryFailure
          failure={describeError(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : !shown || !ahead || !data ? (
        <MatchListSkeleton />
      ) : (
        <div data-old={isOnline ? undefined : ''} className={listWithNext}>
          <NextMatch match={next} now={now} unread={unread} />
          <div className={listColumn}>
            {shown.size === 0 && (
              <EmptyList
                filters={applied}
                onChange={setFilters}
                matches={ahead}
                viewer={viewer}
                wording={wording}
              />
            )}
            <MatchList
              matches={others}
              running={running}
              shownIds={shown}
              now={now}
              today={today}
              seen={seen}
              remembered={remembered}
              nextId={next?.id}
              unread={unread}
              unsent={unsent}
            />
            {narrowed && narrowed.elsewhere > 0 && shown.size > 0 && (
              <ElsewhereButton
                count={narrowed.elsewhere}
                onShow={() => setFilters(withoutFilters(filters, ['city'], viewer))}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
