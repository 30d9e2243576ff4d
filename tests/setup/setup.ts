import { afterAll, afterEach, vi } from 'vitest';
import { addMissingBrowserParts, forgetCookies, keepFramesComing } from './browser-parts.ts';
import { consoleFaults, recordConsole } from './console.ts';

/** Puts back what a file of tests may have left in the window, which the next one gets too. */
function freshWindow(): void {
  forgetCookies();
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

/** Runs before each test file of every Vitest project. */

const restore = recordConsole();

function failOnConsole() {
  const faults = consoleFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  addMissingBrowserParts();
  const stopFrames = keepFramesComing();
  afterAll(() => {
    stopFrames();
    freshWindow();
  });
  // Hooks run in reverse order: what unmounting writes to the console is seen too.
  afterEach(failOnConsole);
  afterEach(cleanup);
} else {
  afterEach(failOnConsole);
}

afterAll(() => {
  vi.useRealTimers();
  // What this file has mocked, and what the app's modules remember, is none of the next one's business.
  vi.resetModules();
  restore();
  failOnConsole();
});
