import {
  type ComponentProps,
  createElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser';
import { createListeners } from '@/lib/listeners';
import { loadChunk } from '@/lib/load-chunk';
import { whenIdle } from '@/lib/scheduling';
import { errorText } from './error-text';
import { showToast } from './toasts';

const missed = createListeners();

/** Says that code of the app could not be had although there is a connection: a newer build may have taken its place. */
export const tellMissingCode = missed.call;

/** Deals with code that did not come: with a connection that is a failure of ours, which is reported, and perhaps a newer build. */
function reportMissingCode(error: unknown): void {
  if (isOffline()) return;
  reportError(error);
  tellMissingCode();
}

export const onMissingCode = missed.add;

export interface LazyPart {
  (): ReactNode;
  /** Imports the code, so that the part is there with its first render. A failed import may be tried again. */
  preload: () => Promise<void>;
}

/** Makes a part of its import. It suspends while it is rendered before its code is there, and throws when that does not come. */
export function lazyPart(load: () => Promise<() => ReactNode>): LazyPart {
  let loading: Promise<() => ReactNode> | undefined;
  let loaded: (() => ReactNode) | undefined;
  const importing = (): Promise<() => ReactNode> =>
    (loading ??= loadChunk(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const Part = (): ReactNode => createElement(loaded ?? use(importing()));
  const preload = async (): Promise<void> => {
    loaded = await importing();
  };
  return Object.assign(Part, { preload });
}

interface OnIntent<T> {
  /** The module's export once it was asked for and has come; null until then. */
  loaded: T | null;
  /** For pointer and focus: the code comes as soon as the browser has nothing better to do. */
  preload: () => void;
  /** For the press itself. A failed download rejects nothing, and the next press tries again. */
  request: () => void;
  isLoading: boolean;
}

export const missingCodeText = ({ LL }: I18n): string => errorText(LL, { kind: 'code' });

/** Loads code when a person is about to use it; when it cannot be had, a message says so, unless `onFailure` does something else. */
export function useOnIntent<T>(load: () => Promise<T>, onFailure?: () => void): OnIntent<T> {
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
      else showToast('danger', missingCodeText);
    };
    loadChunk(load)
      .then((value) => setLoaded({ value }), fail)
      .finally(() => setIsLoading(false));
  }, [load, onFailure]);
  return { loaded: loaded?.value ?? null, preload, request, isLoading };
}

interface MenuOnIntent<T> extends Pick<OnIntent<T>, 'preload' | 'isLoading'> {
  /** The menu once its code has come; it draws its button as its trigger. */
  Menu: T | null;
  /** Props of the button: pointing at it or focusing it loads the menu, a press opens it too. */
  trigger: Pick<ComponentProps<'button'>, 'aria-haspopup' | 'onPointerEnter' | 'onFocus' | 'onClick'>;
}

export function useMenuOnIntent<T>(load: () => Promise<T>): MenuOnIntent<T> {
  const { loaded: Menu, preload, request, isLoading } = useOnIntent(load);
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
export function useWhenIdle<T>(load: () => Promise<T>, isWanted = true): { loaded: T | null } {
  const { loaded, request } = useOnIntent(load, ignore);
  const isMissing = isWanted && loaded === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const cancel = whenIdle(request);
    window.addEventListener('online', request);
    window.addEventListener('focus', request);
    return () => {
      cancel();
      window.removeEventListener('online', request);
      window.removeEventListener('focus', request);
    };
  }, [isMissing, request]);
  return { loaded };
}
