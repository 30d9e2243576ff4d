import {
  mdiAccountCircle,
  mdiAccountCircleOutline,
  mdiCalendarMonth,
  mdiCalendarMonthOutline,
  mdiChartBox,
  mdiChartBoxOutline,
  mdiForum,
  mdiForumOutline,
} from '@mdi/js';
import { useIsMessagesScreen, useRouteName } from '@/routing/hooks';
import { messagesSearch } from '@/routing/rows';
import type { RouteName } from '@/routing/table';

interface NavigationItem {
  to: Extract<RouteName, 'index' | 'statistics' | 'profile'>;
  search?: typeof messagesSearch;
  label: 'matches' | 'messages' | 'statistics' | 'profile';
  icon: string;
  /** The filled icon, for the current screen. */
  currentIcon: string;
}

/** The main screens, for the bottom bar of a phone and the header of a desktop. */
export const navigation: readonly NavigationItem[] = [
  { to: 'index', label: 'matches', icon: mdiCalendarMonthOutline, currentIcon: mdiCalendarMonth },
  { to: 'index', search: messagesSearch, label: 'messages', icon: mdiForumOutline, currentIcon: mdiForum },
  { to: 'statistics', label: 'statistics', icon: mdiChartBoxOutline, currentIcon: mdiChartBox },
  { to: 'profile', label: 'profile', icon: mdiAccountCircleOutline, currentIcon: mdiAccountCircle },
];

export function useCurrentItem(): NavigationItem['label'] | null {
  const name = useRouteName();
  if (useIsMessagesScreen()) return 'messages';
  return navigation.find(({ to }) => to === name)?.label ?? null;
}
