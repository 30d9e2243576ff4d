import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createBackend, type Backend } from './backend.ts';
import type { Instant } from './db/state.ts';
import { createAppServer } from './http/app-server.ts';
import { listen } from './http/listen.ts';
import { createStaticFiles } from './http/static-files.ts';
import { insertDemoBar } from './panel/bar.ts';
import { createStateFile } from './persistence/state-file.ts';
import { startSimulationTimer } from './simulation-timer.ts';

export interface ServerOptions {
  /** 0 means any free port; the default is the first free port from 4173 on. */
  port?: number | undefined;
  /** The folder of the state. */
  dataDir?: string;
  dist?: string;
  /** Whether each change is saved before its answer; true by default. */
  isSaved?: boolean;
  hasSimulation?: boolean;
  /** Whether the pages have the demo bar, a link to the outbox; true by default. */
  hasDemoBar?: boolean;
  now?: () => Instant;
  pbkdf2Iterations?: number;
  googleClientId?: string | undefined;
  /** Creates a seed with a thousand matches and a chat of five thousand messages when there is no saved state. */
  hasLargeSeed?: boolean;
  /** Reports problems such as an unusable saved state. */
  warn?: (text: string) => void;
}

export interface RunningServer {
  /** The origin, such as `http://127.0.0.1:4173`. */
  url: string;
  statePath: string;
  backend: Backend;
  /** Stops the server after pending responses and writes. */
  close(): Promise<void>;
}

/** The content of the lock file: the server that uses the folder. */
interface LockHolder {
  pid: number;
  url: string;
}

const LOCK_FILE = 'server.json';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a server of this program responds; after a crash another program may have the same process id. */
async function isServerRunning(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(1000);
    const { headers } = await fetch(new URL('/_mock/outbox', url), { method: 'HEAD', signal });
    return headers.has('x-hrajem-mock');
  } catch {
    return false;
  }
}

async function readLockHolder(path: string): Promise<LockHolder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

/** Throws when another running server uses `folder`, because two servers would overwrite each other's state. */
async function assertFolderFree(folder: string): Promise<void> {
  const lockHolder = await readLockHolder(join(folder, LOCK_FILE));
  if (lockHolder && isAlive(lockHolder.pid) && (await isServerRunning(lockHolder.url)))
    throw new Error(
      `${folder} is in use by the server at ${lockHolder.url}. Stop that one, or set DATA_DIR to another folder.`,
    );
}

/** Writes a lock file with the process id and `url` into `folder`; returns a function that removes it. */
async function lockFolder(folder: string, url: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE);
  await mkdir(folder, { recursive: true });
  await writeFile(path, JSON.stringify({ pid: process.pid, url } satisfies LockHolder));
  return () => rm(path, { force: true });
}

function refuseFolder(folder: string, cause: Error): never {
  const advice = 'Set DATA_DIR to a folder that can be written to and has room.';
  throw new Error(`The state cannot be kept in ${folder}: ${cause.message}. ${advice}`, { cause });
}

/** A stopping server waits at most three seconds for pending responses. */
const SHUTDOWN_TIMEOUT_MS = 3000;

async function stopServer(server: Server): Promise<void> {
  const closeEvent = once(server, 'close');
  server.close();
  // Keep-alive connections become idle only after their response.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 20);
  const forceTimer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await closeEvent;
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
}

/** Serves the built app and the embedded backend. Throws when the folder or the port is in use, or when the app is not built. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port, dataDir = '.data', dist = 'dist', hasSimulation = true, hasDemoBar = true } = options;
  const { isSaved = true, warn = console.warn } = options;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built app in ${dist}. \`npm run build\` makes it; \`npm start\` does all.`);
  }
  await assertFolderFree(dataDir);
  const stateFile = createStateFile(dataDir, warn);
  const { load, save, readSaved } = stateFile;
  const savedState = await load().catch((error: Error) => refuseFolder(dataDir, error));
  const backend = await createBackend({ ...options, savedState, ...(isSaved && { save, readSaved }) });
  await save(backend.store.state).catch((error: Error) => refuseFolder(dataDir, error));

  const serveFile = createStaticFiles({ dist, ...(hasDemoBar && { transformPage: insertDemoBar }) });
  const server = createAppServer({ handlers: backend.handlers, serveFile });
  const url = await listen(server, port);
  const unlockFolder = await lockFolder(dataDir, url);
  const stopSimulation = hasSimulation
    ? startSimulationTimer({ simulateAction: backend.simulateAction, warn })
    : () => undefined;

  async function close() {
    stopSimulation();
    await stopServer(server);
    await save(backend.store.state);
    await unlockFolder();
  }
  return { url, statePath: stateFile.path, backend, close };
}
