import { test as base } from '@playwright/test';
import { spareUnknownCommands } from './firefox';
import { endProgram, startProgram } from './program';

/** `test` over the states of the built app (states/README.md): `statesAt` is where they are served. */
export const test = base.extend<object, { statesAt: string }>({
  browser: [
    async ({ browser }, run) => {
      spareUnknownCommands(browser);
      await run(browser);
    },
    { scope: 'worker' },
  ],
  statesAt: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, run) => {
      const { child, url } = await startProgram('serve-states.mjs');
      await run(url);
      await endProgram(child);
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
