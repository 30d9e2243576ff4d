import { Fragment, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { keepClear } from '@/components/floating/keep-clear';
import { Icon } from '@/components/ui/icon';
import { MessagesTab } from '@/features/chat/notifications/messages-control';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { useRouteName } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { navigation } from './navigation';

/** The navigation of a phone, within reach of the thumb. */
export function BottomBar(): ReactNode {
  const { LL } = useI18n();
  const present = useRouteName();
  return (
    <nav
      ref={keepClear}
      aria-label={LL.header.navigation.label()}
      className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-4">
        {navigation.map(({ to, word, icon, currentIcon }) => (
          <Fragment key={to}>
            <li>
              <Link to={to} className={cn('bar-tab', to === present ? 'text-accent' : 'text-muted')}>
                <Icon path={to === present ? currentIcon : icon} className="size-[min(1.5rem,28px)]" />
                <span className="max-[18rem]:sr-only">{LL.header.navigation[word]()}</span>
              </Link>
            </li>
            {to === 'index' && (
              <li>
                <ErrorBoundary quiet>
                  <MessagesTab />
                </ErrorBoundary>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
