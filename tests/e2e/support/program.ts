import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/project';

/**
 * Starts a program of this folder, and resolves with its URL once it serves. Rejects when it exits before.
 *
 * @param settings environment variables for it
 */
export async function startProgram(file: string, settings: NodeJS.ProcessEnv = {}) {
  const child = fork(join(import.meta.dirname, file), { cwd: root, env: { ...process.env, ...settings } });
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const [message] = ready as [{ url: string } | number];
  if (typeof message !== 'object') throw new Error(`${file} did not start; its output stands above.`);
  return { child, url: message.url };
}

/** Kills the process, as a crash does. */
export async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/**
 * The built app with its embedded backend, one for each worker, on a free port with a state of its own.
 *
 * @param settings further environment variables of `serve.mjs`, such as another build to serve (`DIST`).
 */
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
