import type { ReactNode } from 'react';
import { describeError } from '@/api/describe-error';
import { useApi, useAuthState } from '@/api/context';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { useUnreadByMatch } from '@/features/chat/data/unread';
import { PendingMatches } from '@/features/matches/list/pending-matches';
import { UpcomingMatches } from '@/features/matches/list/upcoming-matches';
import { useLogout } from '@/features/session/use-logout';
import { useI18n } from '@/i18n/context';

/** While it is not known yet who is signed in, or why that cannot be known. */
function Pending(): ReactNode {
  const { LL } = useI18n();
  const { auth } = useApi();
  const { error } = useAuthState();
  const logout = useLogout();
  if (error === null) return <PendingMatches />;
  return (
    <PendingMatches>
      <QueryFailure failure={describeError(error)} busy={false} onRetry={auth.start}>
        <Button variant="quiet" onClick={logout}>
          {LL.header.account.signOut()}
        </Button>
      </QueryFailure>
    </PendingMatches>
  );
}

function Matches(): ReactNode {
  return <UpcomingMatches unread={useUnreadByMatch()} />;
}

/** Home for people who are, or are about to be, signed in: the upcoming matches. */
export function MatchesHome(): ReactNode {
  const { status } = useAuthState();
  return status === 'authenticated' ? <Matches /> : <Pending />;
}
