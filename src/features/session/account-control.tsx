import { mdiLogin, mdiRefresh } from '@mdi/js';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useApi, useAuthState } from '@/api/context';
import { showToast } from '@/components/toasts';
import { Avatar } from '@/components/ui/avatar';
import { Button, buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useOnIntent } from '@/components/use-on-intent';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';

const loadMenu = () => import('./account-menu').then((module) => module.AccountMenu);

/** The right end of the header: a way to sign in, or the person's picture with the account menu behind it. */
export function AccountControl(): ReactNode {
  const { LL } = useI18n();
  const { auth } = useApi();
  const { status, session, error } = useAuthState();
  const sayOffline = useCallback(() => showToast('danger', LL.problems.offline()), [LL]);
  const { loaded: Menu, preload, request } = useOnIntent(loadMenu, sayOffline);
  useEffect(() => {
    // Not begun with the page where that was opened by an e-mailed link.
    if (status === 'loading' && error === null) auth.start();
  }, [auth, status, error]);
  if (status === 'unauthenticated') {
    return (
      <Link to="login" className={buttonStyle({ variant: 'quiet', className: 'max-sm:w-11 max-sm:px-0' })}>
        <Icon path={mdiLogin} className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{LL.header.account.signIn()}</span>
      </Link>
    );
  }
  if (error !== null) {
    return (
      <Button variant="quiet" size="icon" aria-label={LL.common.actions.retry()} onClick={auth.start}>
        <Icon path={mdiRefresh} />
      </Button>
    );
  }
  if (!session) {
    return (
      <span className="grid size-11 place-items-center">
        <Skeleton className="size-9 rounded-full" />
      </span>
    );
  }
  const { user } = session;
  const button = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={LL.header.account.menuOf({ name: user.display_name })}
      aria-haspopup="menu"
      onPointerEnter={preload}
      onFocus={preload}
      {...(!Menu && { onClick: request })}
    >
      <Avatar name={user.display_name} picture={user.profile_picture} className="size-9 text-sm" />
    </Button>
  );
  return Menu ? <Menu trigger={button} session={session} /> : button;
}
