import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAKETIME } from '../../scripts/lib/ensure-orca.ts';
import { filesIn, root } from '../../scripts/lib/project.ts';

/** A script of the page that moves its clock by milliseconds. */
const clockScript = (offsetMs: number): string => `{
  const Now = Date;
  globalThis.Date = class Date extends Now {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(Now.now() + ${offsetMs});
    }
    static now() {
      return Now.now() + ${offsetMs};
    }
  };
}
`;

/** Copies the build `from` to `to`, with a clock that is `offsetMs` ahead in its pages. */
function copyBuild(from: string, to: string, offsetMs: number): void {
  cpSync(from, to, { recursive: true });
  writeFileSync(join(to, 'clock.js'), clockScript(offsetMs));
  for (const page of filesIn(to).filter((name) => name.endsWith('.html'))) {
    const path = join(to, page);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('<head>', '<head><script src="/clock.js"></script>'),
    );
    for (const extension of ['.br', '.gz']) rmSync(path + extension, { force: true });
  }
}

/** Serves the built app with a fresh embedded backend on a free port of the loopback, at the time `start`. */
export async function startServer(folder: string, start: number) {
  const offsetMs = start - Date.now();
  copyBuild(join(root, 'dist'), join(folder, 'dist'), offsetMs);
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DIST: join(folder, 'dist'),
    PORT: '0',
    TZ: 'Europe/Prague',
    LD_PRELOAD: FAKETIME,
    FAKETIME: `${(offsetMs / 1000).toFixed(3)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const child = fork(join(root, 'tests/e2e/support/servers/serve.mjs'), {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    { url: string } | number,
  ];
  if (typeof message !== 'object') throw new Error('The server did not start; its output is above.');
  return {
    url: message.url,
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
