import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '@/lib/emitter';

/** A title that replaces the route table's, and the count before it: "(3) Zápasy". */
const noParts = { title: null as string | null, count: 0 };

const partsChanged = createEmitter();

/** Outside of React, so that a component that sets a part does not render when it changes. */
let parts = noParts;

function setParts(change: Partial<typeof noParts>): void {
  const next = { ...parts, ...change };
  if (next.title === parts.title && next.count === parts.count) return;
  parts = next;
  partsChanged.emit();
}

/** The parts of the document title that screens have set. */
export const useTitleParts = () =>
  useSyncExternalStore(
    partsChanged.subscribe,
    () => parts,
    () => noParts,
  );

/** Replaces the route table's title while the calling component is mounted; `undefined` keeps it. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    setParts({ title: title ?? null });
    return () => setParts({ title: null });
  }, [title]);
}

/** Shows a count before the title while the calling component is mounted; 0 shows none. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    setParts({ count });
    return () => setParts({ count: 0 });
  }, [count]);
}
