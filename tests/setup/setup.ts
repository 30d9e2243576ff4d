/** Runs before each test file of every Vitest project. */
import { afterAll, afterEach, vi } from 'vitest';
import { consoleFaults, recordConsole } from './console.ts';

const restore = recordConsole();

function failOnConsole() {
  const faults = consoleFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const { addMissingBrowserParts } = await import('./browser-parts.ts');
  const { freshWindow } = await import('./fresh-window.ts');
  addMissingBrowserParts();
  afterAll(freshWindow);
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
