import type { I18n } from '@/i18n/translate';
import { createEmitter } from '@/lib/emitter';

/** Words by name, so that they follow the language of the app. */
type ToastText = (i18n: I18n) => string;

interface ToastAction {
  readonly label: ToastText;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'danger';
  readonly text: ToastText;
  /** The path of an icon in place of the tick, for what is no success, or not yet. */
  readonly icon?: string;
  readonly action?: ToastAction;
  /** Ways to go on, which stand elsewhere too: small, by the paths of their icons, for a message that is to cover no button. */
  readonly shortcuts?: readonly (ToastAction & { readonly icon: string })[];
  /** Whether the screen shows it by itself, so that only a screen reader is told. */
  readonly isOnlyHeard?: boolean;
  /** What it is about, such as `match 7`. A later message about the same takes its place. */
  readonly about?: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const changed = createEmitter();

function set(next: readonly Toast[]): void {
  toasts = next;
  changed.emit();
}

/** Shows and announces a message. It replaces one about the same, or of the same words, and a success another success; at most three stay. */
export function showToast(
  kind: Toast['kind'],
  text: ToastText,
  more: Pick<Toast, 'action' | 'shortcuts' | 'isOnlyHeard' | 'about' | 'icon'> = {},
): void {
  lastId += 1;
  const isReplaced = (toast: Toast): boolean =>
    toast.text === text ||
    (kind === 'success' && toast.kind === 'success') ||
    (more.about !== undefined && toast.about === more.about);
  set([...toasts.filter((toast) => !isReplaced(toast)), { id: lastId, kind, text, ...more }].slice(-3));
}

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Takes back whatever was said about the same, such as `match 7`: it holds no longer. */
export const dismissToastsAbout = (about: string): void =>
  set(toasts.filter((toast) => toast.about !== about));

export const getToasts = (): readonly Toast[] => toasts;

/** Calls the listener when the messages change; returns the unsubscribe function. */
export const subscribeToToasts = changed.subscribe;

/** Milliseconds, to be seen and to be read out. */
const briefest = 1500;

/** Runs something at the person's next act outside the element, but not before `briefest` is over. Gives what calls it off. */
export function onNextAct(element: Element, run: () => void): () => void {
  const earliest = Date.now() + briefest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    if (event.target instanceof Node && element.contains(event.target)) return;
    timer ??= setTimeout(run, Math.max(0, earliest - Date.now()));
  };
  const listening = new AbortController();
  for (const act of ['click', 'submit', 'popstate', 'keydown'])
    addEventListener(act, hear, { capture: true, signal: listening.signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
