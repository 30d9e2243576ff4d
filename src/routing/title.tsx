import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';

/** What stands in the document title besides the product's name. */
interface TitleParts {
  /** What the present screen calls itself; null = the route table's title. */
  title: string | null;
  /** What waits for the person, before the title: "(3) Zápasy"; 0 for nothing. */
  count: number;
}

const noParts: TitleParts = { title: null, count: 0 };

/** A store and no state of a component: who sets a title is not drawn again when it changes. */
function createTitleStore() {
  const changed = createListeners();
  let parts = noParts;
  return {
    read: () => parts,
    subscribe: changed.add,
    set: (change: Partial<TitleParts>): void => {
      const next = { ...parts, ...change };
      if (next.title === parts.title && next.count === parts.count) return;
      parts = next;
      changed.call();
    },
  };
}

const TitleContext = createContext(createTitleStore());

/** Keeps what the screens below it add to the document title. */
export function TitleProvider({ children }: { children: ReactNode }): ReactNode {
  const [store] = useState(createTitleStore);
  return <TitleContext value={store}>{children}</TitleContext>;
}

/** What the screens have added to the document title. */
export function useTitleParts(): TitleParts {
  const { read, subscribe } = useContext(TitleContext);
  return useSyncExternalStore(subscribe, read, () => noParts);
}

/**
 * Replaces the route table's document title while the calling component is mounted, for example by a match's title.
 * `undefined` (still loading) leaves the table's.
 */
export function useTitle(title: string | undefined): void {
  const { set } = useContext(TitleContext);
  useEffect(() => {
    set({ title: title ?? null });
    return () => set({ title: null });
  }, [set, title]);
}

/** Sets the number before the document title while the calling component is mounted. */
export function useCountInTitle(count: number): void {
  const { set } = useContext(TitleContext);
  useEffect(() => {
    set({ count });
    return () => set({ count: 0 });
  }, [set, count]);
}
