import { useCallback, useState } from 'react';

interface OnIntent<T> {
  /** The module's export once it was asked for and has come; null until then. */
  loaded: T | null;
  /** For pointer and focus: the code comes before the press. */
  preload: () => void;
  /** For the press itself. A failed download rejects nothing: `onFailure` says it, and the next press tries again. */
  request: () => void;
  isLoading: boolean;
}

/** Loads code only when a person is about to use it (menus, dialogs), without a second state of the same control. */
export function useOnIntent<T>(load: () => Promise<T>, onFailure: () => void): OnIntent<T> {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const preload = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  const request = useCallback(() => {
    setIsLoading(true);
    load()
      .then((value) => setLoaded({ value }), onFailure)
      .finally(() => setIsLoading(false));
  }, [load, onFailure]);
  return { loaded: loaded?.value ?? null, preload, request, isLoading };
}
