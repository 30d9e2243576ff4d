import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '@/api/describe-error';
import { isProblem } from '@/api/problem';
import { QueryFailure } from '@/components/query-failure';
import { ErrorBoundary } from '@/components/error-boundary';
import { StaleNotice } from '@/components/stale-notice';
import { useNow } from '@/components/use-now';
import { useWide } from '@/components/use-wide';
import { ChangeMarks } from '@/features/matches/changes/change-marks';
import { useSeenMatch } from '@/features/matches/changes/use-changes';
import { cachedMatch } from '@/features/matches/data/cache';
import { matchQuery } from '@/features/matches/data/queries';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { useTitle } from '@/routing/title';
import { BackLink } from './back-link';
import { asideColumn, asideWithChat, detailColumns } from './detail-columns';
import { DetailSkeleton, RosterSkeleton } from './detail-skeleton';
import { MatchFacts } from './match-facts';
import { Heading } from './heading';
import { ActionBar } from './action-bar';
import { ActionCard } from './action-card';
import { MatchNotFound } from './match-not-found';
import { Roster } from './roster';
import { RosterAnchor } from './roster-anchor';

interface MatchDetailViewProps {
  id: number;
  /** The chat, beside the facts; below them on a phone. */
  chat: (match: Match) => ReactNode;
  /** The way to the chat on a phone. */
  chatLink: (match: Match) => ReactNode;
}

/** One match: what the list knew is shown at once, the roster follows. */
export function MatchDetailView({ id, chat, chatLink }: MatchDetailViewProps): ReactNode {
  const client = useQueryClient();
  const now = useNow();
  const isWide = useWide();
  const query = useQuery(matchQuery(id));
  const { data, error, isFetching, refetch } = query;
  const match = data ?? cachedMatch(client, id);
  const { before, people } = useSeenMatch(data);
  useTitle(match?.title);

  if (isProblem(error, 'match_not_found')) return <MatchNotFound />;
  if (!match) {
    return (
      <>
        <BackLink />
        {error ? (
          <QueryFailure
            failure={describeError(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
            level={1}
          />
        ) : (
          <DetailSkeleton />
        )}
      </>
    );
  }
  return (
    <article>
      <div className={cn(detailColumns, 'print:grid-cols-1!')}>
        <div>
          <BackLink />
          <StaleNotice query={query} className="mb-3" />
          <div className="grid grid-cols-1 gap-4 md:gap-6">
            <Heading match={match} now={now} />
            {!isWide && (
              <div className="-my-2 grid grid-cols-1 print:hidden">
                {data && <RosterAnchor match={data} />}
                {chatLink(match)}
              </div>
            )}
            <ErrorBoundary>
              <ChangeMarks match={match} seen={before[id]} />
            </ErrorBoundary>
            <ErrorBoundary>
              <MatchFacts match={match} now={now} hasCard={isWide} />
            </ErrorBoundary>
            {data ? (
              <ErrorBoundary>
                <Roster match={data} changed={people} />
              </ErrorBoundary>
            ) : error ? (
              <QueryFailure failure={describeError(error)} busy={isFetching} onRetry={() => void refetch()} />
            ) : (
              <RosterSkeleton />
            )}
          </div>
          {/* Inside this column, so that on a phone it does not stick over the composer of the chat below. */}
          {!isWide && <ActionBar match={match} now={now} />}
        </div>
        <div className={cn(asideColumn, match.my_participation && asideWithChat)}>
          {isWide && (
            <ErrorBoundary>
              <ActionCard match={match} now={now} />
            </ErrorBoundary>
          )}
          {chat(match)}
        </div>
      </div>
    </article>
  );
}
