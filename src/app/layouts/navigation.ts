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
import { messagesSearch } from '@/routing/rows';
import { useIsMessagesScreen, useRouteName } from '@/routing/hooks';
import type { RouteName } from '@/routing/table';

interface NavigationItem {
  to: Extract<RouteName, 'index' | 'statistics' | 'profile'>;
  search?: typeof messagesSearch;
  word: 'matches' | 'messages' | 'statistics' | 'profile';
  icon: string;
  /** The filled form, on the screen itself. */
  currentIcon: string;
}

/** Where a signed-in person goes every week: the bottom bar of a phone, the top bar of a desktop. */
export const navigation: readonly NavigationItem[] = [
  { to: 'index', word: 'matches', icon: mdiCalendarMonthOutline, currentIcon: mdiCalendarMonth },
  { to: 'index', search: messagesSearch, word: 'messages', icon: mdiForumOutline, currentIcon: mdiForum },
  { to: 'statistics', word: 'statistics', icon: mdiChartBoxOutline, currentIcon: mdiChartBox },
  { to: 'profile', word: 'profile', icon: mdiAccountCircleOutline, currentIcon: mdiAccountCircle },
];

export function useCurrent(): NavigationItem['word'] | null {
  const name = useRouteName();
  if (useIsMessagesScreen()) return 'messages';
  return navigation.find(({ to }) => to === name)?.word ?? null;
}
