import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { useNext } from './hooks';
import { messagesSearch, screenPath } from './rows';
import { screenBefore } from './places/visits';
import { toInternal } from './rewrite';
import { parseSearch, stringifySearch } from './search';
import { type TargetOptions, targetOf } from './target';
import type { RouteName } from './table';

interface HistoryOptions {
  /** Replaces the present entry of the history instead of adding one. */
  replace?: boolean;
  /** False keeps the scroll position, for example while filters change. */
  resetScroll?: boolean;
}

type NavigateTo = <Name extends RouteName>(
  name: Name,
  options: TargetOptions<Name> & HistoryOptions,
) => Promise<void>;

/** A function that goes to a screen of the route table, in the language of the address bar unless told otherwise. */
export function useNavigateTo(): NavigateTo {
  const router = useRouter();
  return useCallback<NavigateTo>(
    (name, { replace, resetScroll, ...options }) =>
      router.navigate({
        ...targetOf(name, options as unknown as TargetOptions<typeof name>),
        replace,
        resetScroll,
      }),
    [router],
  );
}

/** A function that goes on to `?next=` where that may be followed, else to Home; it leaves no entry of the history behind. */
export function useGoOn(): () => Promise<void> {
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
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Whether the entry before in the history is Home with all chats. */
export function useIsFromMessages(): boolean {
  return screenBefore(useRouter().latestLocation)?.endsWith(stringifySearch(messagesSearch)) === true;
}

/** For a link up to a screen: goes back in the history when the entry before is that screen, which then stands as it was left. */
export function useBack(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const { pathname, search } = event.currentTarget;
    const screen = { pathname: toInternal(pathname), search: parseSearch(search) };
    if (isForBrowser(event) || screenBefore(router.latestLocation) !== screenPath(screen)) return;
    event.preventDefault();
    router.history.back();
  };
}
