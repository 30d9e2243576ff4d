import type { BrowserContext } from '@playwright/test';

/** Chromium's own words for every answer that is not a success, and for none at all. */
export const failedRequest = /^Failed to load resource: /;

/** Playwright's own words where a test has no service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** WebKit's advice where a machine is too slow to run within seconds what the page asked for beforehand. */
const slowPreload = 'was preloaded using link preload but not used';

/** What WebKit says of a page's own call that ends with the page. */
const leftBehind = /Fetch API cannot load .*\/api\/.* due to access control checks/;

/** Firefox's protocol says of an error on the console no more than that: a test that expects any expects this one. */
const wordless = /^Error \(error, /;

/** Records what the browser of a test complains about: errors and warnings of the console (a CSP violation is one), uncaught exceptions. */
export function createBrowserLog() {
  const complaints: string[] = [];
  const allowed: (string | RegExp)[] = [];
  const isAllowed = (text: string) =>
    text.includes(blockedWorker) ||
    text.includes(slowPreload) ||
    leftBehind.test(text) ||
    (allowed.length > 0 && wordless.test(text)) ||
    allowed.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)));
  return {
    follow(context: BrowserContext) {
      context.on('console', (message) => {
        const type = message.type();
        if (type !== 'error' && type !== 'warning') return;
        complaints.push(`${message.text()} (${type}, ${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { name, message } = error.error();
        const { url, line, column } = error.location();
        // A promise that nobody heard of has no place in a script.
        const place = url ? `${url}:${String(line + 1)}:${String(column + 1)}` : error.page()?.url();
        complaints.push(`Uncaught at ${place ?? 'a closed page'}: ${name}: ${message}`);
      });
    },
    /** Lets complaints pass that the test brings about on purpose. */
    allow: (...texts: (string | RegExp)[]) => void allowed.push(...texts),
    unexpected: () => complaints.filter((text) => !isAllowed(text)),
  };
}

export type BrowserLog = ReturnType<typeof createBrowserLog>;
