import { createServer } from 'node:http';
import { listen } from '@mocks/http/listen';
import { test as base } from '../browsers/worker';
import { startProgram } from './program';

/** Playwright's global setup: the workers share one server of the states, which the first request for its URL starts. */
export default async function offerStates() {
  let starting: ReturnType<typeof startProgram> | undefined;
  const server = createServer((_, answer) => {
    starting ??= startProgram('serve-states.mjs');
    starting.then(
      ({ url }) => answer.end(url),
      () => answer.destroy(),
    );
  });
  process.env.STATES_STARTER = await listen(server, 0);
}

/** `test` over the gallery's states of the built app (gallery/README.md), served at the URL `statesUrl`. */
export const test = base.extend<{ statesUrl: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  statesUrl: async ({}, run) => run(await (await fetch(process.env.STATES_STARTER!)).text()),
});

export { expect } from '@playwright/test';
