import type { ReactNode } from 'react';
import { keepClear } from '@/components/keep-clear';
import { describeError, isProblem } from '@/api/problem';
import { QueryFailure, StaleNotice, StaleSaid } from '@/components/query-failure';
import { ErrorBoundary } from '@/components/error-boundary';
import { StatePanel } from '@/components/state-panel';
import { buttonStyle } from '@/components/ui/button';
import { useNow } from '@/components/use-now';
import { useOnline } from '@/components/use-online';
import { useWide } from '@/components/use-window';
import { useSeenMatch } from '@/features/matches/changes/use-changes';
import { useMatch } from '@/features/matches/data/use-match';
import { MatchSheet } from '@/features/matches/views/match-sheet';
import { Roster } from '@/features/matches/views/roster';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';
import { DetailSkeleton, RosterSkeleton } from './detail-skeleton';
import { BackLink, parts } from './match-parts';
import { SimilarMatches } from './similar-matches';

function MatchNotFound({ children }: { children: ReactNode }): ReactNode {
  const { LL } = useI18n();
  const words = LL.detail.notFound;
  useTitle(words.title());
  return (
    <>
      <StatePanel picture="lost" title={words.title()} text={words.text()} level={1}>
        <Link to="index" className={buttonStyle({ variant: 'primary' })}>
          {words.action()}
        </Link>
      </StatePanel>
      {children}
    </>
  );
}

interface MatchDetailViewProps {
  id: number;
  chat: (match: Match) => ReactNode;
  chatLink: (match: Match) => ReactNode;
  /** What I have written there and could not send, where the match itself cannot be shown. */
  unsent: ReactNode;
}

export function MatchDetailView({ id, chat, chatLink, unsent }: MatchDetailViewProps): ReactNode {
  const i18n = useI18n();
  const now = useNow();
  const isWide = useWide();
  const isOnline = useOnline();
  const { detail: data, match, query } = useMatch(id);
  const { error, isFetching, refetch } = query;
  const { before, people } = useSeenMatch(data);
  useTitle(match?.title);

  if (isProblem(error, 'match_not_found')) return <MatchNotFound>{unsent}</MatchNotFound>;
  if (!match) {
    return (
      <div data-first-paint="match">
        <BackLink />
        {error ? (
          <>
            <QueryFailure
              failure={describeError(error)}
              busy={isFetching}
              onRetry={() => void refetch()}
              level={1}
            />
            {unsent}
          </>
        ) : (
          <DetailSkeleton />
        )}
      </div>
    );
  }
  return (
    <MatchSheet
      i18n={i18n}
      match={match}
      now={now}
      seen={before[id]}
      isWide={isWide}
      isOnline={isOnline}
      Part={ErrorBoundary}
      parts={parts}
      above={
        <>
          <BackLink />
          <StaleNotice query={query} className="mb-3" />
        </>
      }
      chatLink={chatLink(match)}
      similar={<SimilarMatches match={match} now={now} />}
      renderRoster={(places) =>
        data ? (
          <ErrorBoundary>
            <Roster i18n={i18n} match={data} now={now} changed={people} places={places} parts={parts} />
          </ErrorBoundary>
        ) : error ? (
          <>
            {places}
            <QueryFailure failure={describeError(error)} busy={isFetching} onRetry={() => void refetch()} />
          </>
        ) : (
          <RosterSkeleton>{places}</RosterSkeleton>
        )
      }
      chat={<StaleSaid value={error !== null}>{chat(match)}</StaleSaid>}
      barRef={keepClear}
    />
  );
}
