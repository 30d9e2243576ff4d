import { report } from './report';

/** The browser's own word for a layout that takes another frame; nothing is wrong. */
const harmless = /^ResizeObserver loop/;

/** A view transition that the next navigation cut short, in the words of each browser; the router leaves its promise to itself. */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException &&
  /^((View )?transition was (skipped|aborted)|Skipped ViewTransition)/i.test(reason.message);

/** Reports what no code caught. To be called before anything else runs. */
export function listenForFailures(target: EventTarget = window): void {
  target.addEventListener('error', (event) => {
    const { error, message } = event as ErrorEvent;
    if (!harmless.test(message)) report(error ?? new Error(message));
  });
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    // Kept out of the console too.
    if (isSkippedTransition(reason)) event.preventDefault();
    else report(reason);
  });
}
