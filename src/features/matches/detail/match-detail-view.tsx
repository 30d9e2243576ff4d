import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '@/api/describe-error';
import { isProblem } from '@/api/problem';
import { QueryFailure } from '@/components/query-failure';
import { useNow } from '@/components/use-now';
import { ChangeMarks } from '@/features/matches/changes/change-marks';
import { useSeenMatch } from '@/features/matches/changes/use-changes';
import { cachedMatch } from '@/features/matches/data/cache';
import { matchQuery } from '@/features/matches/data/queries';
import { useTitle } from '@/routing/title';
import { BackLink } from './back-link';
import { DetailSkeleton } from './detail-skeleton';
import { Facts } from './facts';
import { Heading } from './heading';
import { ActionBar } from './action-bar';
import { MatchNotFound } from './match-not-found';
import { Roster } from './roster';

/** One match: what the list knew is shown at once, the roster follows. */
export function MatchDetailView({ id }: { id: number }): ReactNode {
  const client = useQueryClient();
  const now = useNow();
  const { data, error, isFetching, refetch } = useQuery(matchQuery(id));
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
      <BackLink />
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
        <div className="grid content-start gap-6">
          <Heading match={match} now={now} />
          <ChangeMarks match={match} seen={before[id]} />
          <Facts match={match} now={now} />
        </div>
        {data ? (
          <Roster match={data} changed={people} />
        ) : error ? (
          <QueryFailure failure={describeError(error)} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <DetailSkeleton />
        )}
      </div>
      <ActionBar match={match} now={now} />
    </article>
  );
}
