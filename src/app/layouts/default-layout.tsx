import { mdiClockAlertOutline } from '@mdi/js';
import { Outlet } from '@tanstack/react-router';
import { Fragment, Suspense, useEffect } from 'react';
import { useAuthState } from '@/api/context';
import { isNoticeableSkew } from '@/api/session/clock';
import { contentId, SkipToContent } from '@/components/focus/skip-link';
import { useClockSkew } from '@/components/hooks/use-time';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import { lazyComponent, useLazyWhenIdle } from '@/components/loading/lazy';
import { showToast } from '@/components/toasts/toasts';
import { SignOutQuestion } from '@/features/chat/sign-out-question';
import { AccountControl } from '@/features/session/account-control';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { viewerTimeZone } from '@/lib/format/intl';
import { NavigationLink } from '@/routing/link';
import { Footer, HeaderTools, HomeLink } from './header-footer';
import { navigation, useCurrentItem } from './navigation';
import { PrefetchMatches, DataAgeNotice } from './offline-data';

/** The navigation of a desktop, where profile and messages are in menus. */
function TopNavigation() {
  const { LL } = useI18n();
  const currentLabel = useCurrentItem();
  return (
    <nav aria-label={LL.header.navigation.label()} className="hidden md:block">
      <ul className="flex gap-1">
        {navigation
          .filter(({ label }) => label !== 'profile' && label !== 'messages')
          .map(({ to, search, label }) => (
            <li key={label}>
              <NavigationLink
                to={to}
                search={search}
                isCurrent={label === currentLabel}
                className={cn(
                  'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-sunken',
                  label === currentLabel
                    ? 'text-accent underline decoration-primary decoration-3 underline-offset-6'
                    : 'text-text',
                )}
              >
                {LL.header.navigation[label]()}
              </NavigationLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function WrongClockNotice(): null {
  const skew = useClockSkew();
  useEffect(() => {
    if (!isNoticeableSkew(skew)) return;
    const now = Date.now();
    const getText = ({ LL, format }: I18n): string => {
      const formatTime = (time: number): string => format.dateTime(time, viewerTimeZone());
      return LL.common.states.wrongClock({ device: formatTime(now), server: formatTime(now + skew) });
    };
    showToast('success', getText, { icon: mdiClockAlertOutline, topic: 'clock' });
  }, [skew]);
  return null;
}

/** The lazy parts for people with a session; the build preloads them too (scripts/vite/pages/screen-modules.ts). */
export const memberComponents = {
  bell: () =>
    import('@/features/chat/notifications/messages-control').then((module) => module.MessagesMenuButton),
  bottomBar: () => import('./bottom-bar').then((module) => module.BottomBar),
};
const Bell = lazyComponent(memberComponents.bell);
const BottomBar = lazyComponent(memberComponents.bottomBar);

export const preloadMemberComponents = (): Promise<unknown> =>
  Promise.all([Bell.preload(), BottomBar.preload()]).catch(() => undefined);

const loadNotifications = () =>
  import('@/features/chat/notifications/notifications').then((module) => module.Notifications);

const loadOutboxSender = () => import('@/features/chat/outbox-sender').then((module) => module.OutboxSender);

/** The layout of all screens except sign-in: a header, and on a phone a bottom bar. */
export function DefaultLayout() {
  const { status, endedSessionCount } = useAuthState();
  const isSignedIn = status !== 'unauthenticated';
  const isSessionLoaded = status === 'authenticated';
  const { code: Notifications } = useLazyWhenIdle(loadNotifications, isSessionLoaded);
  const { code: OutboxSender } = useLazyWhenIdle(loadOutboxSender, isSessionLoaded);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipToContent />
      <WrongClockNotice />
      <header className="sticky top-0 z-30 border-b border-line bg-surface wrap-break-word low:relative">
        <div className="page flex min-h-(--bar-height) items-center max-[22.4rem]:pr-2 min-[22.5rem]:gap-1">
          <HomeLink />
          <DataAgeNotice />
          {isSignedIn && <TopNavigation />}
          <span className="flex-1 max-md:hidden" />
          {/* On a phone these tools are in the account menu. */}
          <div className={cn('flex', isSignedIn && 'max-md:hidden')}>
            <HeaderTools />
          </div>
          {isSignedIn && (
            <span className="mr-2 max-md:hidden">
              <ErrorBoundary isQuiet>
                <Suspense>
                  <Bell />
                </Suspense>
              </ErrorBoundary>
            </span>
          )}
          <ErrorBoundary isQuiet>
            <AccountControl />
          </ErrorBoundary>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="page flex-1 pt-4 pb-8 outline-none md:pt-9">
        {/* The key remounts the screen for another person, as its state holds personal data. */}
        <Fragment key={endedSessionCount}>
          <Outlet />
        </Fragment>
      </main>
      <Footer />
      {isSignedIn && (
        <ErrorBoundary isQuiet>
          <Suspense>
            <BottomBar />
          </Suspense>
        </ErrorBoundary>
      )}
      {isSessionLoaded && Notifications && (
        <ErrorBoundary key={endedSessionCount} isQuiet>
          <Notifications />
        </ErrorBoundary>
      )}
      {isSignedIn && <SignOutQuestion key={`${String(endedSessionCount)} asks`} />}
      {isSessionLoaded && (
        <Fragment key={`${String(endedSessionCount)} writes and reads`}>
          {OutboxSender && <OutboxSender />}
          <PrefetchMatches />
        </Fragment>
      )}
    </div>
  );
}
