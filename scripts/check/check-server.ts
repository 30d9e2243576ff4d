/** Runs after a build: fails unless the server of `npm start` starts, answers a request and stops on SIGTERM. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { runMain } from '../lib/command.ts';
import { root, scratchFolder } from '../lib/project.ts';

const TIMEOUT_MS = 20_000;

async function assertServes({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  let output = '';
  for await (const outputPart of stdout) {
    output += String(outputPart);
    const [url] = /http:\/\/\S+/.exec(output) ?? [];
    if (!url) continue;
    const { status } = await fetch(`${url}api/user/cities`, { headers: { 'accept-language': 'cs' } });
    if (status !== 200) throw new Error(`${url} answers ${status}.`);
    return;
  }
  throw new Error('It exited without naming its address.');
}

await runMain(import.meta, async () => {
  const dataDir = scratchFolder('check-server');
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, HRAJEM_QUIET_WORLD: '1' };
  const child = spawn(process.execPath, ['.server/server.js'], {
    cwd: root,
    env,
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitEvent = once(child, 'exit');
  try {
    await assertServes(child);
    child.kill('SIGTERM');
    const [code] = (await exitEvent) as [number | null];
    if (code !== 0) throw new Error(`It exited with ${code} when it was told to stop.`);
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
