import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { useNext } from './hooks';
import { messagesSearch, screenPath } from './rows';
import { screenBefore } from './scroll-restoration/history-entries';
import { toInternal } from './rewrite';
import { parseSearch, stringifySearch } from './search';
import { type TargetOptions, targetOf } from './target';
import type { RouteName } from './table';

/** Without `resetScroll` the scroll position stays, for example while filters change. */
type NavigateTo = <Name extends RouteName>(
  name: Name,
  options: TargetOptions<Name> & { replace?: boolean; resetScroll?: boolean },
) => Promise<void>;

/** A function that goes to a screen of the route table, in the language of the address bar unless told otherwise. */
export function useNavigateTo(): NavigateTo {
  const router = useRouter();
  return useCallback<NavigateTo>(
    (name, options) => {
      const { replace, resetScroll } = options;
      return router.navigate({ ...targetOf(name, options), replace, resetScroll });
    },
    [router],
  );
}

/** A function that goes on to `?next=` where that may be followed, else to Home; it leaves no entry of the history behind. */
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

/** A press that the browser itself has to answer: in a new tab, in a new window, a download. */
export const isForNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

export const useIsFromMessages = (): boolean =>
  screenBefore(useRouter().latestLocation)?.endsWith(stringifySearch(messagesSearch)) === true;

/** For a link up to a screen: goes back in the history when the entry before is that screen, which then stands as it was left. */
export function useBackToScreen(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const { pathname, search } = event.currentTarget;
    const screen = { pathname: toInternal(pathname), search: parseSearch(search) };
    if (isForNewTab(event) || screenBefore(router.latestLocation) !== screenPath(screen)) return;
    event.preventDefault();
    router.history.back();
  };
}
