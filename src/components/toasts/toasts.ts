import type { I18n } from '@/i18n/translate';
import { joinStops, listen } from '@/lib/browser/listen';
import { createValue } from '@/lib/state/value';

/** Returns the text of a toast in the app's language, which may change while the toast is shown. */
type ToastText = (i18n: I18n) => string;

interface ToastAction {
  readonly label: ToastText;
  readonly run: () => void;
  readonly icon?: string;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'danger';
  readonly text: ToastText;
  /** The SVG path data of an icon that replaces the tick, for example a clock for a change that waits for a connection. */
  readonly icon?: string;
  readonly action?: ToastAction;
  /** The milliseconds until the toast closes, when the action should be offered for another time than usual. */
  readonly stayMs?: number;
  /** Small buttons to related screens. */
  readonly shortcuts?: readonly ToastAction[];
  /** Whether only screen readers get the toast, because the screen shows the same text. */
  readonly isVisuallyHidden?: boolean;
  /** What the toast is about, for example `match 7`; a later toast with the same topic replaces this one. */
  readonly topic?: string;
}

export const toasts = createValue<readonly Toast[]>([]);
let lastId = 0;

/** Shows and announces a toast. It replaces a toast of the same topic or with the same text function, and a success replaces a success; at most three stay. Returns the id of the new toast. */
export function showToast(
  kind: Toast['kind'],
  text: ToastText,
  options: Pick<Toast, 'action' | 'stayMs' | 'shortcuts' | 'isVisuallyHidden' | 'topic' | 'icon'> = {},
): number {
  lastId += 1;
  const isReplaced = (toast: Toast): boolean =>
    toast.text === text ||
    (kind === 'success' && toast.kind === 'success') ||
    (options.topic !== undefined && toast.topic === options.topic);
  const otherToasts = toasts.get().filter((toast) => !isReplaced(toast));
  toasts.set([...otherToasts, { id: lastId, kind, text, ...options }].slice(-3));
  return lastId;
}

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

export const dismissToastsOfTopic = (topic: string): void =>
  toasts.set(toasts.get().filter((toast) => toast.topic !== topic));

/** Dismisses what failed on the screen that is left; an offer stays. */
export const dismissFailuresOfScreen = (): void =>
  toasts.set(toasts.get().filter(({ kind, topic, action }) => kind === 'success' || !topic || action));

/** Milliseconds that a toast stays at least, so that it can be read. */
const minimumStayMs = 1500;

/** Calls `run` on the person's next interaction outside the element, at the earliest after `minimumStayMs`. Returns a cancel function. */
export function onNextInteraction(element: Element, run: () => void): () => void {
  const earliestRunTime = Date.now() + minimumStayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onInteraction = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    if (event.target instanceof Node && element.contains(event.target)) return;
    timer ??= setTimeout(run, Math.max(0, earliestRunTime - Date.now()));
  };
  const types = ['click', 'submit', 'popstate', 'keydown'];
  return joinStops(() => clearTimeout(timer), listen(window, types, onInteraction, { capture: true }));
}
