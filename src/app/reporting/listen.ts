import { report } from './report';

/** The browser's own word for a layout that takes another frame; nothing is wrong. */
const harmless = /^ResizeObserver loop/;

/** Reports what no code caught. To be called before anything else runs. */
export function listenForFailures(target: Window = window): void {
  target.addEventListener('error', ({ error, message }) => {
    if (!harmless.test(message)) report(error ?? new Error(message));
  });
  target.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
