import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type SetTitle = (title: string | null) => void;

const SetTitleContext = createContext<SetTitle>(() => undefined);
const TitleContext = createContext<string | null>(null);

const SetCountContext = createContext<(count: number) => void>(() => undefined);
const CountContext = createContext(0);

/** Keeps the title that the present screen has given itself, and the number before it. */
export function TitleProvider({ children }: { children: ReactNode }): ReactNode {
  const [title, setTitle] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  return (
    <SetTitleContext value={setTitle}>
      <SetCountContext value={setCount}>
        <TitleContext value={title}>
          <CountContext value={count}>{children}</CountContext>
        </TitleContext>
      </SetCountContext>
    </SetTitleContext>
  );
}

/** The title that the present screen has given itself, without the product's name; null = the route table's. */
export const useTitleOverride = (): string | null => useContext(TitleContext);

/**
 * Replaces the route table's document title while the calling component is mounted, for example by a match's title.
 * `undefined` (still loading) leaves the table's.
 */
export function useTitle(title: string | undefined): void {
  const setTitle = useContext(SetTitleContext);
  useEffect(() => {
    setTitle(title ?? null);
    return () => setTitle(null);
  }, [setTitle, title]);
}

/** What waits for the person, before the document title: "(3) Zápasy"; 0 for nothing. */
export const useTitleCount = (): number => useContext(CountContext);

/** Sets the number before the document title while the calling component is mounted. */
export function useCountInTitle(count: number): void {
  const setCount = useContext(SetCountContext);
  useEffect(() => {
    setCount(count);
    return () => setCount(0);
  }, [setCount, count]);
}
