import {
  mdiAccountCircle,
  mdiAccountCircleOutline,
  mdiCalendarMonth,
  mdiCalendarMonthOutline,
  mdiChartBox,
  mdiChartBoxOutline,
} from '@mdi/js';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import { protectFromCovering } from '@/components/toasts/collision-avoidance';
import { Icon } from '@/components/ui/icon';
import { MessagesTabContent } from '@/features/chat/notifications/messages-control';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { NavigationLink } from '@/routing/link';
import { preloadMessages } from '@/screens/home-screen';
import { navigation, useCurrentItem } from './navigation';

/** The filled icon is for the current screen. */
const icons = {
  matches: { icon: mdiCalendarMonthOutline, currentIcon: mdiCalendarMonth },
  statistics: { icon: mdiChartBoxOutline, currentIcon: mdiChartBox },
  profile: { icon: mdiAccountCircleOutline, currentIcon: mdiAccountCircle },
};

export function BottomBar() {
  const { LL } = useI18n();
  const currentLabel = useCurrentItem();
  return (
    <nav
      ref={protectFromCovering}
      aria-label={LL.header.navigation.label()}
      className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-4">
        {navigation.map(({ to, search, label }) => (
          <li key={label}>
            <NavigationLink
              to={to}
              search={search}
              isCurrent={label === currentLabel}
              {...(label === 'messages' && preloadMessages)}
              className={cn('bar-tab', label === currentLabel ? 'text-accent' : 'text-muted')}
            >
              {label === 'messages' ? (
                <ErrorBoundary isQuiet>
                  <MessagesTabContent isCurrent={label === currentLabel} />
                </ErrorBoundary>
              ) : (
                <>
                  <Icon
                    path={icons[label][label === currentLabel ? 'currentIcon' : 'icon']}
                    className="size-[min(1.5rem,28px)]"
                  />
                  <span className="max-[18rem]:sr-only">{LL.header.navigation[label]()}</span>
                </>
              )}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
