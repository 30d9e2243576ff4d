import { useCallback, useState } from 'react';
import { useI18n } from '@/i18n/context';
import { loadChunk } from '@/lib/load-chunk';
import { errorText } from './error-text';
import { reportMissingCode } from './missing-code';
import { showToast } from './toasts';
import { whenIdle } from './when-idle';

interface OnIntent<T> {
  /** The module's export once it was asked for and has come; null until then. */
  loaded: T | null;
  /** For pointer and focus: the code comes as soon as the browser has nothing better to do. */
  preload: () => void;
  /** For the press itself. A failed download rejects nothing, and the next press tries again. */
  request: () => void;
  isLoading: boolean;
}

/**
 * Loads code only when a person is about to use it (menus, dialogs), without a second state of the same control. When it
 * cannot be had, a message says so, unless `onFailure` does something else; with a connection that is a failure of ours,
 * which is reported, and perhaps a newer build.
 */
export function useOnIntent<T>(load: () => Promise<T>, onFailure?: () => void): OnIntent<T> {
  const { LL } = useI18n();
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const preload = useCallback(() => {
    // On a touch screen the press itself comes next, and is answered first.
    whenIdle(() => void load().catch(() => undefined));
  }, [load]);
  const request = useCallback(() => {
    setIsLoading(true);
    const fail = (error: unknown): void => {
      reportMissingCode(error);
      if (onFailure) onFailure();
      else showToast('danger', errorText(LL, { kind: 'code' }));
    };
    loadChunk(load)
      .then((value) => setLoaded({ value }), fail)
      .finally(() => setIsLoading(false));
  }, [load, onFailure, LL]);
  return { loaded: loaded?.value ?? null, preload, request, isLoading };
}
