import { type ReactNode, Suspense } from 'react';
import { useAuthState } from '@/api/context';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyComponent } from '@/components/lazy';
import { useUnreadByMatch } from '@/features/chat/data/unread';
import { useUnsentByMatch } from '@/features/chat/data/use-outbox';
import { UpcomingMatches } from '@/features/matches/list/upcoming-matches';
import { useSearchParams } from '@/routing/hooks';
import { SessionFailure } from './session-failure';

const Shortcut = lazyComponent(() => import('./home.shortcut').then((module) => module.Shortcut));

export function MatchesHome(): ReactNode {
  const { status, error } = useAuthState();
  const { open } = useSearchParams();
  const isKnown = status === 'authenticated';
  return (
    <>
      {isKnown && open !== undefined && (
        <ErrorBoundary quiet>
          <Suspense>
            <Shortcut />
          </Suspense>
        </ErrorBoundary>
      )}
      <UpcomingMatches
        unread={useUnreadByMatch()}
        unsent={useUnsentByMatch()}
        isSessionKnown={isKnown}
        failure={!isKnown && error !== null && <SessionFailure error={error} />}
      />
    </>
  );
}
