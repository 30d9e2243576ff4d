import { useEffect, useSyncExternalStore } from 'react';
import { createValue } from '@/lib/state/value';

/** What stands in place of the route table's title, and the count before it: "(3) Zápasy". They are outside of React, so that a component that sets one does not render when it changes. */
const [ownTitle, titleCount] = [createValue<string | null>(null), createValue(0)];

export const useTitleParts = () => ({
  title: useSyncExternalStore(ownTitle.subscribe, ownTitle.get, ownTitle.getInitial),
  count: useSyncExternalStore(titleCount.subscribe, titleCount.get, titleCount.getInitial),
});

/** Replaces the route table's title while the calling component is mounted; `undefined` keeps it. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    ownTitle.set(title ?? null);
    return () => ownTitle.set(null);
  }, [title]);
}

/** Shows a count before the title while the calling component is mounted; 0 shows none. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    titleCount.set(count);
    return () => titleCount.set(0);
  }, [count]);
}
