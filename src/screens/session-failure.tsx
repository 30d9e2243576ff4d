import { useApi } from '@/api/context';
import { describeError } from '@/api/problem';
import { QueryFailure } from '@/components/failures/query-failure';
import { Button } from '@/components/ui/button';
import { useLogout } from '@/features/session/use-logout';
import { useI18n } from '@/i18n/context';

/** Replaces the screen when the session failed to load: a retry button and a sign-out button. */
export function SessionFailure({ error }: { error: unknown }) {
  const { LL } = useI18n();
  const { auth } = useApi();
  const { logout, isSigningOut } = useLogout();
  return (
    <QueryFailure failure={describeError(error)} busy={false} onRetry={auth.start}>
      <Button variant="quiet" busy={isSigningOut} onClick={logout}>
        {LL.header.account.signOut()}
      </Button>
    </QueryFailure>
  );
}
