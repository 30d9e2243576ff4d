import type { ReactNode } from 'react';
import { describeError, isProblem } from '@/api/problem';
import { QueryFailure, StaleNotice, StaleNoticeShownContext } from '@/components/failures/query-failure';
import { LoadingNotice, StatePanel } from '@/components/failures/state-panel';
import { useOnline } from '@/components/hooks/use-online';
import { useNow } from '@/components/hooks/use-time';
import { useIsWide } from '@/components/hooks/use-viewport';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import { protectFromCovering } from '@/components/toasts/collision-avoidance';
import { buttonStyle } from '@/components/ui/button';
import { Skeleton, SkeletonCard } from '@/components/ui/skeleton';
import { usePreviouslySeenMatch } from '@/features/matches/changes/use-seen-matches';
import { useMatch } from '@/features/matches/data/use-matches';
import { QuestionsContext, useQuestions } from '@/features/matches/participation/use-questions';
import { factsCardStyle, headingStyle } from '@/features/matches/views/facts/match-facts';
import { detailColumnsStyle, MatchSheet } from '@/features/matches/views/match-sheet';
import { Roster } from '@/features/matches/views/roster';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';
import { BackLink, interactiveParts } from './interactive-parts';
import { SimilarMatches } from './similar-matches';

function RosterSkeleton() {
  return (
    <div className="grid content-start gap-2">
      <LoadingNotice />
      <Skeleton className="h-7 w-28" />
      <div className="rounded-card bg-surface p-2 shadow-card lg:grid lg:grid-cols-2 lg:gap-x-2">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <span key={row} className="flex min-h-11 items-center gap-3 px-2 md:min-h-12">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-36" />
          </span>
        ))}
      </div>
    </div>
  );
}

function FactSkeleton({ lines = 1, className }: { lines?: 1 | 2 | 4; className?: string }) {
  return (
    <span className={cn('grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3', className)}>
      <Skeleton className="row-span-6 mt-0.5 size-6" />
      <Skeleton className="my-0.5 h-4 w-16" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={cn('my-0.5 h-5', lines === 1 ? 'w-24 max-w-full compact:hidden' : 'w-52 max-w-full')}
        />
      ))}
    </span>
  );
}

const DetailSkeleton = () => (
  <div data-skeleton="screen" className={detailColumnsStyle}>
    <div className="grid grid-cols-1 content-start gap-4 md:gap-6">
      <div className={headingStyle}>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-8 w-80 md:h-10" />
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-7 w-72 max-w-full" />
        <Skeleton className="h-7 w-64 md:hidden" />
      </div>
      <div className={factsCardStyle}>
        <FactSkeleton lines={4} className="col-span-full" />
        <FactSkeleton lines={2} className="col-span-full md:hidden" />
        <FactSkeleton className="col-span-full max-md:hidden" />
        <FactSkeleton />
        <FactSkeleton />
        <FactSkeleton />
        <FactSkeleton className="md:hidden" />
        <FactSkeleton lines={2} className="col-span-full md:hidden" />
      </div>
      <Skeleton className="h-11 w-28 md:hidden" />
      <RosterSkeleton />
    </div>
    {/* This card starts level with the back link, like the card that replaces it. */}
    <SkeletonCard className="-mt-10 h-72 self-start max-md:hidden" />
  </div>
);

function MatchNotFound({ children }: { children: ReactNode }) {
  const { LL } = useI18n();
  const texts = LL.detail.notFound;
  useTitle(texts.title());
  return (
    <>
      <StatePanel picture="lost" title={texts.title()} text={texts.text()} level={1}>
        <Link to="index" className={buttonStyle({ variant: 'primary' })}>
          {texts.action()}
        </Link>
      </StatePanel>
      {children}
    </>
  );
}

interface DetailProps {
  id: number;
  renderChat: (match: Match) => ReactNode;
  renderChatLink: (match: Match) => ReactNode;
  /** My unsent chat messages, shown when the match itself cannot be shown. */
  unsentMessages: ReactNode;
}

export function MatchDetailView({ id, renderChat, renderChatLink, unsentMessages }: DetailProps) {
  const i18n = useI18n();
  const now = useNow();
  const isWide = useIsWide();
  const isOnline = useOnline();
  const { detail, match, query } = useMatch(id);
  const { error, isFetching, refetch } = query;
  const { seenMatch, rosterChange } = usePreviouslySeenMatch(detail);
  useTitle(match?.title);
  const questions = useQuestions(match, true);

  const failurePanel = error && (
    <QueryFailure
      failure={describeError(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
      level={match ? 2 : 1}
    />
  );
  if (isProblem(error, 'match_not_found')) return <MatchNotFound>{unsentMessages}</MatchNotFound>;
  if (!match) {
    return (
      <div data-first-paint="match">
        <BackLink />
        {failurePanel ?? <DetailSkeleton />}
        {failurePanel && unsentMessages}
      </div>
    );
  }
  return (
    <QuestionsContext value={questions}>
      <MatchSheet
        i18n={i18n}
        match={match}
        now={now}
        seenMatch={seenMatch}
        isWide={isWide}
        isOnline={isOnline}
        PartBoundary={ErrorBoundary}
        parts={interactiveParts}
        backLink={<BackLink />}
        notice={<StaleNotice query={query} className="mb-3" />}
        chatLink={renderChatLink(match)}
        similarMatches={<SimilarMatches match={match} now={now} />}
        roster={
          detail ? (
            <ErrorBoundary>
              <Roster
                i18n={i18n}
                match={detail}
                now={now}
                rosterChange={rosterChange}
                parts={interactiveParts}
              />
            </ErrorBoundary>
          ) : (
            (failurePanel ?? <RosterSkeleton />)
          )
        }
        chat={<StaleNoticeShownContext value={error !== null}>{renderChat(match)}</StaleNoticeShownContext>}
        barRef={protectFromCovering}
      />
      {questions.dialog}
    </QuestionsContext>
  );
}
