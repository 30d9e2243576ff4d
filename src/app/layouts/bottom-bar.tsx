import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { avoidCovering } from '@/components/collision-avoidance';
import { Icon } from '@/components/ui/icon';
import { MessagesTabContent } from '@/features/chat/notifications/messages-control';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { preloadMessages } from '@/routes/home';
import { NavigationLink } from '@/routing/link';
import { navigation, useCurrent } from './navigation';

export function BottomBar(): ReactNode {
  const { LL } = useI18n();
  const current = useCurrent();
  return (
    <nav
      ref={avoidCovering}
      aria-label={LL.header.navigation.label()}
      className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-4">
        {navigation.map(({ to, search, word, icon, currentIcon }) => (
          <li key={word}>
            <NavigationLink
              to={to}
              search={search}
              isCurrent={word === current}
              {...(word === 'messages' && preloadMessages)}
              className={cn('bar-tab', word === current ? 'text-accent' : 'text-muted')}
            >
              {word === 'messages' ? (
                <ErrorBoundary quiet>
                  <MessagesTabContent isCurrent={word === current} />
                </ErrorBoundary>
              ) : (
                <>
                  <Icon path={word === current ? currentIcon : icon} className="size-[min(1.5rem,28px)]" />
                  <span className="max-[18rem]:sr-only">{LL.header.navigation[word]()}</span>
                </>
              )}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
