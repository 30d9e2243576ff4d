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
  readonly isVisuallyHidden?: boolean;
  /** What it is about, such as `match 7`. A later message about the same takes its place. */
  readonly topic?: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const toastsChanged = createEmitter();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  toastsChanged.emit();
}

/** Shows and announces a message. It replaces one about the same, or of the same words, and a success another success; at most three stay. */
export function showToast(
  kind: Toast['kind'],
  text: ToastText,
  options: Pick<Toast, 'action' | 'shortcuts' | 'isOnlyHeard' | 'about' | 'icon'> = {},
): void {
  lastId += 1;
  const isReplaced = (toast: Toast): boolean =>
    toast.text === text ||
    (kind === 'success' && toast.kind === 'success') ||
    (options.topic !== undefined && toast.topic === options.topic);
  setToasts(
    [...toasts.filter((toast) => !isReplaced(toast)), { id: lastId, kind, text, ...options }].slice(-3),
  );
}

export const dismissToast = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

/** Takes back whatever was said about the same, such as `match 7`: it holds no longer. */
export const dismissToastsOfTopic = (topic: string): void =>
  setToasts(toasts.filter((toast) => toast.topic !== topic));

export const getToasts = (): readonly Toast[] => toasts;

/** Calls the listener when the messages change; returns the unsubscribe function. */
export const subscribeToToasts = toastsChanged.subscribe;

/** Milliseconds, to be seen and to be read out. */
const minimumMs = 1500;

/** Runs something at the person's next act outside the element, but not before `briefest` is over. Gives what calls it off. */
export function onNextInteraction(element: Element, run: () => void): () => void {
  const earliestRun = Date.now() + minimumMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onInteraction = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    if (event.target instanceof Node && element.contains(event.target)) return;
    timer ??= setTimeout(run, Math.max(0, earliestRun - Date.now()));
  };
  const controller = new AbortController();
  for (const act of ['click', 'submit', 'popstate', 'keydown'])
    addEventListener(act, onInteraction, { capture: true, signal: controller.signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
