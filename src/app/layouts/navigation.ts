import { useIsMessagesScreen, useRouteName } from '@/routing/hooks';
import { messagesSearch } from '@/routing/rows';
import type { RouteName } from '@/routing/table';

interface NavigationItem {
  to: Extract<RouteName, 'index' | 'statistics' | 'profile'>;
  search?: typeof messagesSearch;
  label: 'matches' | 'messages' | 'statistics' | 'profile';
}

/** The main screens, for the bottom bar of a phone and the header of a desktop. */
export const navigation: readonly NavigationItem[] = [
  { to: 'index', label: 'matches' },
  { to: 'index', search: messagesSearch, label: 'messages' },
  { to: 'statistics', label: 'statistics' },
  { to: 'profile', label: 'profile' },
];

export function useCurrentItem(): NavigationItem['label'] | null {
  const name = useRouteName();
  if (useIsMessagesScreen()) return 'messages';
  return navigation.find(({ to }) => to === name)?.label ?? null;
}
