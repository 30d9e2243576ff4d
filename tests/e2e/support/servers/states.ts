import { test as base } from '../browsers/worker';
import { killProgram, startProgram } from './program';

/** `test` over the gallery's states of the built app (gallery/README.md), served at the URL `statesUrl`. */
export const test = base.extend<{ statesUrl: string }>({
  statesUrl: async ({ share }, run) => {
    const { url } = await share('states', async () => {
      const { child, url } = await startProgram('serve-states.mjs');
      return { url, dispose: () => killProgram(child) };
    });
    await run(url);
  },
});

export { expect } from '@playwright/test';
