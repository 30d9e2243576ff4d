import { mdiAccountAlertOutline, mdiLogin, mdiMenu } from '@mdi/js';
import { useEffect } from 'react';
import { useApi, useAuthState } from '@/api/context';
import { useLazyMenu } from '@/components/loading/lazy';
import { Avatar } from '@/components/ui/avatar';
import { Button, buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { useLogout } from './use-logout';

/** The pixel limit keeps the picture within its button when the text is large. */
const pictureSize = 'size-[min(2.25rem,36px)] rounded-full text-[min(0.875rem,14px)]';

const loadMenu = () => import('./account-menu').then((module) => module.AccountMenu);

/** The button that opens the lazy account menu, also when the session fails to load. It shows the profile picture or, on phones, a menu icon. */
function AccountButton() {
  const { LL } = useI18n();
  const { auth } = useApi();
  const { status, session, error } = useAuthState();
  const { Menu, preload, triggerProps } = useLazyMenu(loadMenu);
  const { logout, isSigningOut } = useLogout();
  const hasFailed = error !== null;
  useEffect(() => {
    // The menu is needed to sign out, and later there may be no connection to load it.
    if (hasFailed) preload();
    // A page opened by an e-mailed link does not load the session (decision 011).
    else if (status === 'loading') auth.start();
  }, [auth, status, hasFailed, preload]);
  const loadingSkeleton = (
    <Skeleton className={cn(pictureSize, 'max-md:size-[min(1.5rem,28px)] max-md:rounded-control')} />
  );
  if (!session && !hasFailed && !Menu) {
    return <span className="grid size-target place-items-center">{loadingSkeleton}</span>;
  }
  const texts = LL.header.account;
  const user = session?.user;
  const button = (
    <Button
      variant="quiet"
      size="icon"
      data-press="account"
      busy={isSigningOut}
      aria-label={texts.menuOf({ name: user ? user.display_name : texts.failed() })}
      {...triggerProps}
    >
      {user && (
        <>
          <Icon path={mdiMenu} className="size-[min(1.5rem,28px)] md:hidden" />
          <Avatar
            name={user.display_name}
            picture={user.profile_picture}
            className={cn(pictureSize, 'max-md:hidden')}
          />
        </>
      )}
      {!user && (hasFailed ? <Icon path={mdiAccountAlertOutline} /> : loadingSkeleton)}
    </Button>
  );
  return Menu ? <Menu trigger={button} session={session} onSignOut={logout} /> : button;
}

/** The end of the header: a link to sign in, or the account button. */
export function AccountControl() {
  const { LL } = useI18n();
  const { status, endedSessionCount } = useAuthState();
  const nextAddress = useNext();
  // Without the key the loaded menu would open by itself for the next person.
  if (status !== 'unauthenticated') return <AccountButton key={endedSessionCount} />;
  return (
    <Link
      to="login"
      search={{ next: nextAddress }}
      className={buttonStyle({ variant: 'quiet', className: 'max-sm:w-target max-sm:px-0' })}
    >
      <Icon path={mdiLogin} className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{LL.login.title()}</span>
    </Link>
  );
}
