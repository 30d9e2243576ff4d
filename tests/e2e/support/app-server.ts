import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built app with its embedded backend, one for each worker. */
export interface AppServer {
  /** The origin; it stays the same when the server is started again. */
  url: string;
  /** The origin of the embedded backend itself, where another server stands before it. */
  backendUrl: string;
  /** Ends it in the midst of things, as a crash does: connections are refused from then on. */
  crash: () => Promise<void>;
  /** Starts it again with the state that it had, unless it is running. */
  restart: () => Promise<void>;
  /** Ends it for good and removes its state. */
  dispose: () => Promise<void>;
}

const program = join(import.meta.dirname, 'serve.mjs');
const root = join(import.meta.dirname, '../../..');

async function start(settings: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(program, { cwd: root, env: { ...process.env, ...settings } });
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const [message] = ready as [{ url: string } | number];
  if (typeof message !== 'object') throw new Error('The server did not start; its output stands above.');
  return { child, url: message.url };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/**
 * Starts a server on a free port with a state of its own.
 *
 * @param settings further environment variables of `serve.mjs`, such as another build to serve (`DIST`).
 */
export async function startAppServer(settings: NodeJS.ProcessEnv = {}): Promise<AppServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hrajem-e2e-'));
  const { child: first, url } = await start({ ...settings, DATA_DIR: dataDir, PORT: '0' });
  let child = first;
  return {
    url,
    backendUrl: url,
    crash: () => end(child),
    async restart() {
      if (child.exitCode === null && child.signalCode === null) return;
      ({ child } = await start({ ...settings, DATA_DIR: dataDir, PORT: new URL(url).port }));
    },
    async dispose() {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
