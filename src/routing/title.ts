import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '@/lib/emitter';

/** The title of the screen in the place of the table's, and the count before it: "(3) Zápasy". */
const noParts = { title: null as string | null, count: 0 };

const partsChanged = createEmitter();

/** Kept outside of React, as there is one document: a component that sets a part does not render when it changes. */
let parts = noParts;

function setParts(change: Partial<typeof noParts>): void {
  const next = { ...parts, ...change };
  if (next.title === parts.title && next.count === parts.count) return;
  parts = next;
  partsChanged.emit();
}

export const useTitleParts = () =>
  useSyncExternalStore(
    partsChanged.subscribe,
    () => parts,
    () => noParts,
  );

/** Replaces the table's document title while the calling component is mounted; `undefined` (still loading) leaves it. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    setParts({ title: title ?? null });
    return () => setParts({ title: null });
  }, [title]);
}

export function useCountInTitle(count: number): void {
  useEffect(() => {
    setParts({ count });
    return () => setParts({ count: 0 });
  }, [count]);
}
