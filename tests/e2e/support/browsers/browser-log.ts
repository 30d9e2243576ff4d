import type { BrowserContext } from '@playwright/test';

/** Chromium's message for a failed request. */
export const failedRequest = /^Failed to load resource: /;

/** Playwright's message in tests without a service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** WebKit's warning when a slow machine uses a preloaded file late. */
const slowPreload = 'was preloaded using link preload but not used';

/** WebKit's message when a page closes during a request. */
const abortedByNavigation = /Fetch API cannot load .*\/api\/.* due to access control checks/;

/** Firefox's protocol sends errors without their text, so a test that allows any error allows this one. */
const errorWithoutText = /^Error \(error, /;

/** Records errors and warnings of the console (also CSP violations) and uncaught exceptions. */
export function createBrowserLog() {
  const messages: string[] = [];
  const allowed: (string | RegExp)[] = [];
  const isAllowed = (text: string) =>
    [blockedWorker, slowPreload, abortedByNavigation, ...allowed].some((pattern) =>
      typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
    ) ||
    (allowed.length > 0 && errorWithoutText.test(text));
  return {
    follow(context: BrowserContext) {
      context.on('console', (message) => {
        const type = message.type();
        if (type !== 'error' && type !== 'warning') return;
        messages.push(`${message.text()} (${type}, ${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { name, message } = error.error();
        const { url, line, column } = error.location();
        // An unhandled rejection has no location in a script.
        const location = url ? `${url}:${String(line + 1)}:${String(column + 1)}` : error.page()?.url();
        messages.push(`Uncaught at ${location ?? 'a closed page'}: ${name}: ${message}`);
      });
    },
    /** Allows messages that the test causes on purpose. */
    allow: (...texts: (string | RegExp)[]) => void allowed.push(...texts),
    unexpected: () => messages.filter((text) => !isAllowed(text)),
  };
}

export type BrowserLog = ReturnType<typeof createBrowserLog>;
