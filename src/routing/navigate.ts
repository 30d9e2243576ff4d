import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { toInternal } from './address/rewrite';
import { parseSearch } from './address/search';
import { useNext } from './hooks';
import { screenPath, type TargetOptions, targetOf } from './rows';
import { findPreviousScreen, isAfterMessages } from './scroll-restoration/history-entries';
import type { RouteName } from './table';

/** With `resetScroll: false` the scroll position stays, for example while filters change. `ignoreBlocker` does not ask about unsaved changes. */
type NavigateTo = <Name extends RouteName>(
  name: Name,
  options: TargetOptions<Name> & { replace?: boolean; resetScroll?: boolean; ignoreBlocker?: boolean },
) => Promise<void>;

/** Returns a function that navigates to a screen of the route table, in the current language by default. */
export function useNavigateTo(): NavigateTo {
  const router = useRouter();
  return useCallback<NavigateTo>(
    (name, options) => {
      const { replace, resetScroll, ignoreBlocker } = options;
      return router.navigate({ ...targetOf(name, options), replace, resetScroll, ignoreBlocker });
    },
    [router],
  );
}

/** Returns a function that navigates to a valid `?next=`, else to Home, and replaces the history entry. */
export function useGoToNext(): () => Promise<void> {
  const router = useRouter();
  const next = useNext();
  return useCallback(
    () =>
      next === null
        ? router.navigate({ ...targetOf('index', {}), replace: true })
        : router.navigate({ href: next, replace: true }),
    [router, next],
  );
}

/** Whether the browser must handle a click itself, for a new tab, a new window or a download. */
export const isForNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Whether the former screen is Home with all chats. */
export const useIsFromMessages = (): boolean => isAfterMessages(useRouter().latestLocation);

/** The `onClick` of a link to a parent screen: if the former screen is that one, it goes back, which restores the scroll position. */
export function useBackToScreen(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const { pathname, search } = event.currentTarget;
    const screen = { pathname: toInternal(pathname), search: parseSearch(search) };
    const { path, stepsBack } = findPreviousScreen(router.latestLocation);
    if (isForNewTab(event) || path !== screenPath(screen)) return;
    event.preventDefault();
    router.history.go(-stepsBack);
  };
}
