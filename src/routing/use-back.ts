import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { pathnameBefore } from './places/visits';
import { toInternal } from './rewrite';

/** A press that the browser itself has to answer: in a new tab, in a new window, a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * For the `onClick` of a link up to a screen: goes back in the history when the entry before is that screen, so that it stands
 * there as it was left.
 */
export function useBack(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const { pathname } = event.currentTarget;
    if (isForBrowser(event) || pathnameBefore(router.latestLocation) !== toInternal(pathname)) return;
    event.preventDefault();
    router.history.back();
  };
}
