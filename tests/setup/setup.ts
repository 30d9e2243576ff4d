import { afterAll, afterEach, vi } from 'vitest';
import { addMissingBrowserParts, deleteCookies, keepRequestingFrames } from './browser-parts.ts';
import { consoleFaults, recordConsole } from './console.ts';

/** Clears the window, because the next test file gets the same one. */
function resetWindow(): void {
  deleteCookies();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}

const restoreConsole = recordConsole();

function failOnConsole() {
  const faults = consoleFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (typeof document !== 'undefined') {
  // With it React traces every element for a debugger, which took an eighth of the tests' time.
  Reflect.deleteProperty(console, 'createTask');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({
    // A busy machine is slow.
    asyncUtilTimeout: 15_000,
    // By default each try of a wait prints the page into its error. To see the page, set a number of characters.
    ...(!process.env.DEBUG_PRINT_LIMIT && { getElementError: (message) => new Error(message ?? undefined) }),
  });
  addMissingBrowserParts();
  const stopFrames = keepRequestingFrames();
  afterAll(() => {
    stopFrames();
    resetWindow();
  });
  // Hooks run in reverse order, so `failOnConsole` also sees the output of unmounting.
  afterEach(failOnConsole);
  afterEach(cleanup);
} else {
  afterEach(failOnConsole);
}

afterAll(() => {
  vi.useRealTimers();
  // The next file needs modules without the mocks and the state of this one.
  vi.resetModules();
  restoreConsole();
  failOnConsole();
});
