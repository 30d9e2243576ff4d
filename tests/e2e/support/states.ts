import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');

async function serve(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, 'serve-states.mjs'), { cwd: root });
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const [message] = ready as [{ url: string } | number];
  if (typeof message !== 'object') throw new Error('The states were not served; the output stands above.');
  return { child, url: message.url };
}

/** `test` over the states of the built app (states/README.md): `statesAt` is where they are served. */
export const test = base.extend<object, { statesAt: string }>({
  statesAt: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, run) => {
      const { child, url } = await serve();
      await run(url);
      child.kill();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
