import { type ReactNode, Suspense } from 'react';
import { describeError } from '@/api/problem';
import { useApi, useAuthState } from '@/api/context';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyPart } from '@/components/lazy-part';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { useUnreadByMatch } from '@/features/chat/data/unread';
import { useUnsent } from '@/features/chat/data/waiting';
import { UpcomingMatches } from '@/features/matches/list/upcoming-matches';
import { useLogout } from '@/features/session/use-logout';
import { useI18n } from '@/i18n/context';
import { useSearchParams } from '@/routing/hooks';

const Shortcut = lazyPart(() => import('./home.shortcut').then((module) => module.Shortcut));

/** Says why the session could not be loaded, and offers a retry. */
function SessionFailure({ error }: { error: unknown }): ReactNode {
  const { LL } = useI18n();
  const { auth } = useApi();
  const logout = useLogout();
  return (
    <QueryFailure failure={describeError(error)} busy={false} onRetry={auth.start}>
      <Button variant="quiet" onClick={logout}>
        {LL.header.account.signOut()}
      </Button>
    </QueryFailure>
  );
}

/** Home for people who are, or are about to be, signed in: the upcoming matches. */
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
        unsent={useUnsent()}
        isKnown={isKnown}
        failure={!isKnown && error !== null && <SessionFailure error={error} />}
      />
    </>
  );
}
