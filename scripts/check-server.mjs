/**
 * After a build: the server starts by itself, answers, and stops when it is told to, under the Node that npm runs, which may be
 * the oldest that README.md allows.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { root, scratchFolder } from './lib/project.mjs';

const PATIENCE_MS = 20_000;

async function assertServes(child) {
  let text = '';
  for await (const part of child.stdout) {
    text += part;
    const [url] = /http:\/\/\S+/.exec(text) ?? [];
    if (!url) continue;
    const { status } = await fetch(`${url}api/user/cities`, { headers: { 'accept-language': 'cs' } });
    if (status !== 200) throw new Error(`${url} answers ${status}.`);
    return;
  }
  throw new Error('It ended without naming its address.');
}

await command(import.meta, async () => {
  const dataDir = scratchFolder('check-server');
  const program = process.env.npm_node_execpath ?? process.execPath;
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, HRAJEM_QUIET_WORLD: '1' };
  const options = { cwd: root, env, timeout: PATIENCE_MS };
  const child = spawn(program, ['.server/server.js'], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    await assertServes(child);
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`It ended with ${code} when it was told to stop.`);
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
