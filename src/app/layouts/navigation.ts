import {
  mdiAccountCircle,
  mdiAccountCircleOutline,
  mdiCalendarMonth,
  mdiCalendarMonthOutline,
  mdiChartBox,
  mdiChartBoxOutline,
} from '@mdi/js';
import type { RouteName } from '@/routing/table';

interface NavigationItem {
  to: Extract<RouteName, 'index' | 'statistics' | 'profile'>;
  word: 'matches' | 'statistics' | 'profile';
  icon: string;
  /** The filled form, on the screen itself. */
  currentIcon: string;
}

/** Where a signed-in person goes every week: the bottom bar of a phone, the top bar of a desktop. */
export const navigation: readonly NavigationItem[] = [
  { to: 'index', word: 'matches', icon: mdiCalendarMonthOutline, currentIcon: mdiCalendarMonth },
  { to: 'statistics', word: 'statistics', icon: mdiChartBoxOutline, currentIcon: mdiChartBox },
  { to: 'profile', word: 'profile', icon: mdiAccountCircleOutline, currentIcon: mdiAccountCircle },
];
