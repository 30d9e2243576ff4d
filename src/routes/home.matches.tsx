import { type ReactNode, Suspense } from 'react';
import { describeError } from '@/api/describe-error';
import { useApi, useAuthState } from '@/api/context';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyPart } from '@/components/lazy-part';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { useUnreadByMatch } from '@/features/chat/data/unread';
import { UpcomingMatches } from '@/features/matches/list/upcoming-matches';
import { MatchListSkeleton } from '@/features/matches/list/match-list-skeleton';
import { useLogout } from '@/features/session/use-logout';
import { useI18n } from '@/i18n/context';
import { useSearchParams } from '@/routing/hooks';

const Shortcut = lazyPart(() => import('./home.shortcut').then((module) => module.Shortcut));

/** While it is not known yet who is signed in, or why that cannot be known. */
function Pending(): ReactNode {
  const { LL } = useI18n();
  const { auth } = useApi();
  const { error } = useAuthState();
  const logout = useLogout();
  return (
    <>
      <h1 className="mb-3 text-lg font-bold md:text-xl">{LL.matches.title()}</h1>
      {error === null ? (
        <MatchListSkeleton />
      ) : (
        <QueryFailure failure={describeError(error)} busy={false} onRetry={auth.start}>
          <Button variant="quiet" onClick={logout}>
            {LL.header.account.signOut()}
          </Button>
        </QueryFailure>
      )}
    </>
  );
}

function Matches(): ReactNode {
  const { open } = useSearchParams();
  return (
    <>
      {open !== undefined && (
        <ErrorBoundary quiet>
          <Suspense>
            <Shortcut />
          </Suspense>
        </ErrorBoundary>
      )}
      <UpcomingMatches unread={useUnreadByMatch()} />
    </>
  );
}

/** Home for people who are, or are about to be, signed in: the upcoming matches. */
export function MatchesHome(): ReactNode {
  const { status } = useAuthState();
  return status === 'authenticated' ? <Matches /> : <Pending />;
}
