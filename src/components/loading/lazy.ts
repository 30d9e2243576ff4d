import { createElement, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { errorText } from '@/components/failures/error-text';
import { showToast } from '@/components/toasts/toasts';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser/browser';
import { joinStops } from '@/lib/browser/listen';
import { loadChunk } from '@/lib/browser/load-chunk';
import { onReturn } from '@/lib/browser/on-return';
import { whenIdle } from '@/lib/browser/scheduling';
import { createEmitter } from '@/lib/state/emitter';

/** Emits when a chunk failed to load on an online device: a newer build may have replaced it. */
export const chunkLoadFailed = createEmitter();

/** A component whose code loads when it first renders or is preloaded. */
export interface LazyComponent {
  (): ReactNode;
  /** Imports the code, so that the first render does not suspend. Rejects with ChunkLoadError; a later call imports again. */
  preload: () => Promise<void>;
}

/** One function for each lazy component whose last import failed; it lets the component import again. */
const failureResets = new Set<() => void>();

/** Lets lazy components whose import failed import again with their next render. Error boundaries call it once they show the failure. */
export function forgetFailedImports(): void {
  for (const forgetFailure of failureResets) forgetFailure();
}

/** Like React's `lazy` with `preload`: the component suspends until its code has loaded, and throws ChunkLoadError if loading fails. */
export function lazyComponent(load: () => Promise<() => ReactNode>): LazyComponent {
  let loadingComponent: Promise<() => ReactNode> | undefined;
  let loadedComponent: (() => ReactNode) | undefined;
  const forgetFailure = (): void => {
    if (failureResets.delete(forgetFailure)) loadingComponent = undefined;
  };
  // A failed promise is kept: React renders again when it rejects, and a new import would then suspend again, without end.
  const importOnce = (): Promise<() => ReactNode> =>
    (loadingComponent ??= loadChunk(load).catch((error: unknown) => {
      failureResets.add(forgetFailure);
      throw error;
    }));
  const Component = () => createElement(loadedComponent ?? use(importOnce()));
  const preload = async (): Promise<void> => {
    forgetFailure();
    // The first render imports again after a failed preload, which may have been long ago.
    loadedComponent = await importOnce().finally(forgetFailure);
  };
  return Object.assign(Component, { preload });
}

/** On a touch screen a preload is asked for at the beginning of a press, and waits until the press is over, whose own work comes first. */
const preloadDelayMs = 150;

export const getChunkErrorText = ({ LL }: I18n): string => errorText(LL, { kind: 'chunk_load' });

/** Loads code when a press needs it (`requestCode`) or earlier (`preload`). `code` is null until `requestCode` succeeds; each `requestCode` imports again after a failure. Without `onFailure` a toast shows the failure. */
export function useLazyOnIntent<T>(load: () => Promise<T>, onFailure?: () => void) {
  const [loadedCode, setLoadedCode] = useState<{ value: T } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const preload = useCallback(() => {
    setTimeout(() => whenIdle(() => void load().catch(() => undefined)), preloadDelayMs);
  }, [load]);
  const requestCode = useCallback(() => {
    setIsLoading(true);
    const handleFailure = (error: unknown): void => {
      if (!isOffline()) {
        reportError(error);
        chunkLoadFailed.emit();
      }
      if (onFailure) onFailure();
      else showToast('danger', getChunkErrorText);
    };
    loadChunk(load)
      .then((value) => setLoadedCode({ value }), handleFailure)
      .finally(() => setIsLoading(false));
  }, [load, onFailure]);
  return { code: loadedCode?.value ?? null, preload, requestCode, isLoading };
}

/** Returns the menu component (null until loaded) and its button's props: a press loads and opens it, hover or focus only preload it. */
export function useLazyMenu<T>(load: () => Promise<T>) {
  const { code: Menu, preload, requestCode, isLoading } = useLazyOnIntent(load);
  const triggerProps = {
    'aria-haspopup': 'menu',
    onPointerEnter: preload,
    onFocus: preload,
    // A loaded menu handles the press itself.
    ...(!Menu && { onClick: requestCode }),
  } as const;
  return { Menu, triggerProps, preload, isLoading };
}

const ignoreFailure = (): void => undefined;

/** Loads optional code when the browser is idle; `code` is null until it has loaded. A failed import is repeated silently on return to the page. */
export function useLazyWhenIdle<T>(load: () => Promise<T>, isCodeWanted = true): { code: T | null } {
  const { code, requestCode } = useLazyOnIntent(load, ignoreFailure);
  const mustLoad = isCodeWanted && code === null;
  useEffect(() => {
    if (!mustLoad) return undefined;
    return joinStops(whenIdle(requestCode), onReturn(requestCode));
  }, [mustLoad, requestCode]);
  return { code };
}
