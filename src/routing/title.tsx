import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type SetTitle = (title: string | null) => void;

const SetTitleContext = createContext<SetTitle>(() => undefined);
const TitleContext = createContext<string | null>(null);

/** Keeps the title that the present screen has given itself. */
export function TitleProvider({ children }: { children: ReactNode }): ReactNode {
  const [title, setTitle] = useState<string | null>(null);
  return (
    <SetTitleContext value={setTitle}>
      <TitleContext value={title}>{children}</TitleContext>
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
