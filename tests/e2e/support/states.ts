import { endProgram, startProgram } from './program';
import { test as base } from './worker';

/** `test` over the states of the built app (gallery/README.md): `statesAt` is where they are served. */
export const test = base.extend<{ statesAt: string }>({
  statesAt: async ({ share }, run) => {
    const { url } = await share('states', async () => {
      const { child, url } = await startProgram('serve-states.mjs');
      return { url, dispose: () => endProgram(child) };
    });
    await run(url);
  },
});

export { expect } from '@playwright/test';
