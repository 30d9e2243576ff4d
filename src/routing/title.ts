import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '@/lib/state/emitter';

/** The parts while no screen has set a title (in place of the route table's) or a count, which stands before the title: "(3) Zápasy". */
const noParts = { title: null as string | null, count: 0 };

const partsChanged = createEmitter();

/** The current parts. They are outside of React, so that a component that sets a part does not render when the part changes. */
let parts = noParts;

function setParts(change: Partial<typeof noParts>): void {
  const newParts = { ...parts, ...change };
  if (newParts.title === parts.title && newParts.count === parts.count) return;
  parts = newParts;
  partsChanged.emit();
}

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
