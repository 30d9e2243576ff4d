import { createElement, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser';
import { createEmitter } from '@/lib/emitter';
import { loadChunk } from '@/lib/load-chunk';
import { whenIdle } from '@/lib/scheduling';
import { errorText } from './error-text';
import { showToast } from './toasts';

const chunkErrors = createEmitter();

/** Says that code of the app could not be had although there is a connection: a newer build may have taken its place. */
export const notifyChunkError = chunkErrors.emit;

/** Calls the listener when a chunk could not be loaded although there is a connection; returns the unsubscribe function. */
export const subscribeToChunkErrors = chunkErrors.subscribe;

/** A component whose code is loaded when it is first needed. */
export interface LazyComponent {
  (): ReactNode;
  /** Imports the code, so that the part is there with its first render. A failed import may be tried again. */
  preload: () => Promise<void>;
}

/** Makes a part of its import. It suspends while it is rendered before its code is there, and throws when that does not come. */
export function lazyComponent(load: () => Promise<() => ReactNode>): LazyComponent {
  let loading: Promise<() => ReactNode> | undefined;
  let loaded: (() => ReactNode) | undefined;
  const importOnce = (): Promise<() => ReactNode> =>
    (loading ??= loadChunk(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const Lazy = (): ReactNode => createElement(loaded ?? use(importOnce()));
  const preload = async (): Promise<void> => {
    loaded = await importOnce();
  };
  return Object.assign(Lazy, { preload });
}

export const chunkErrorText = ({ LL }: I18n): string => errorText(LL, { kind: 'code' });

/** Loads code for the press that needs it (`request`), or before (`preload`); `loaded` is null until then. Every press tries again. */
export function useLazyOnIntent<T>(load: () => Promise<T>, onFailure?: () => void) {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const preload = useCallback(() => {
    // On a touch screen the press itself comes next, and is answered first.
    whenIdle(() => void load().catch(() => undefined));
  }, [load]);
  const request = useCallback(() => {
    setIsLoading(true);
    const fail = (error: unknown): void => {
      // With a connection it is a failure of ours, and there may be a newer build.
      if (!isOffline()) {
        reportError(error);
        notifyChunkError();
      }
      if (onFailure) onFailure();
      else showToast('danger', chunkErrorText);
    };
    loadChunk(load)
      .then((value) => setLoaded({ value }), fail)
      .finally(() => setIsLoading(false));
  }, [load, onFailure]);
  return { loaded: loaded?.value ?? null, preload, request, isLoading };
}

/** The menu once its code has come, and the props of its button: a press opens it, pointing or focusing only loads it. */
export function useLazyMenu<T>(load: () => Promise<T>) {
  const { loaded: Menu, preload, request, isLoading } = useLazyOnIntent(load);
  const trigger = {
    'aria-haspopup': 'menu',
    onPointerEnter: preload,
    onFocus: preload,
    // Once the menu is there, it takes the press itself.
    ...(!Menu && { onClick: request }),
  } as const;
  return { Menu, trigger, preload, isLoading };
}

const ignore = (): void => undefined;

/** What no screen waits for: loaded when idle, null until then, and asked for again silently with a connection or the focus of the window. */
export function useLazyWhenIdle<T>(load: () => Promise<T>, isWanted = true): { loaded: T | null } {
  const { loaded, request } = useLazyOnIntent(load, ignore);
  const isMissing = isWanted && loaded === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const cancel = whenIdle(request);
    const listening = new AbortController();
    for (const event of ['online', 'focus']) addEventListener(event, request, { signal: listening.signal });
    return () => {
      cancel();
      listening.abort();
    };
  }, [isMissing, request]);
  return { loaded };
}
