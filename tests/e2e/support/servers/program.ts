import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../../scripts/lib/project';

/** Starts a program of this folder; resolves once it serves, and rejects when it exits before. `settings` are environment variables. */
export async function startProgram(file: string, settings: NodeJS.ProcessEnv = {}) {
  const child = fork(join(import.meta.dirname, file), { cwd: root, env: { ...process.env, ...settings } });
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const [message] = ready as [{ url: string } | number];
  if (typeof message !== 'object') throw new Error(`${file} did not start; its output is above.`);
  return { child, url: message.url };
}

export async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Serves the built app with an embedded backend of its own on a free port. `settings` are environment variables of `serve.mjs`. */
export async function startAppServer(settings: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hrajem-e2e-'));
  const { child, url } = await startProgram('serve.mjs', { ...settings, DATA_DIR: dataDir, PORT: '0' });
  return {
    url,
    /** The origin of the embedded backend, also behind another server. */
    backendUrl: url,
    async dispose() {
      await killProgram(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type AppServer = Awaited<ReturnType<typeof startAppServer>>;
