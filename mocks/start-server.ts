import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createBackend, type Backend } from './backend.ts';
import type { Instant } from './db/state.ts';
import { createAppServer } from './http/app-server.ts';
import { listen } from './http/listen.ts';
import { createStaticFiles } from './http/static-files.ts';
import { withDemoBar } from './panel/bar.ts';
import { assertFolderFree, lockFolder } from './persistence/folder-lock.ts';
import { createStateFile } from './persistence/state-file.ts';
import { startSimulationTimer } from './simulation-timer.ts';

export interface ServerOptions {
  /** 0 for any free port; without it the default one or the next that is free. */
  port?: number | undefined;
  /** Where the state is kept. */
  dataDir?: string;
  /** The built app. */
  dist?: string;
  /** Other people do nothing by themselves. */
  quiet?: boolean;
  /** Puts the demo bar into the pages. */
  demoBar?: boolean;
  now?: () => Instant;
  /** How much work a password's hash is; tests take less. */
  pbkdf2Iterations?: number;
  /** Whom Google's ID tokens must be for; unchecked without it. */
  googleClientId?: string | undefined;
  /** Seeds a world of a thousand matches and a chat of five thousand messages; a state that is kept already stays. */
  large?: boolean;
  /** Takes what a person should know, such as a saved state that could not be used. */
  warn?: (text: string) => void;
}

export interface RunningServer {
  /** The origin that it serves. */
  url: string;
  statePath: string;
  backend: Backend;
  /** Finishes the answers and writes that are under way, then stops. */
  close(): Promise<void>;
}

/** How long a stopping server waits for answers that are under way, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 3000;

async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that has just been answered stays open for the next request otherwise.
  const tidying = setInterval(() => server.closeIdleConnections(), 20);
  const giveUp = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await closed;
  clearInterval(tidying);
  clearTimeout(giveUp);
}

/**
 * Serves the built app and the embedded backend on this machine.
 *
 * @throws Error when another server keeps its state in the same folder, there is no built app or the port cannot be had.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const {
    port,
    dataDir = '.data',
    dist = 'dist',
    quiet = false,
    demoBar = true,
    warn = console.warn,
  } = options;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built app in ${dist}. \`npm run build\` makes it; \`npm start\` does all.`);
  }
  await assertFolderFree(dataDir);
  const file = createStateFile(dataDir, warn);
  const backend = await createBackend({
    savedState: await file.load(),
    save: file.save,
    now: options.now,
    pbkdf2Iterations: options.pbkdf2Iterations,
    googleClientId: options.googleClientId,
    large: options.large,
  });
  await file.save(backend.store.state);

  const files = createStaticFiles({ dist, ...(demoBar && { transformPage: withDemoBar }) });
  const server = createAppServer({ handlers: backend.handlers, files });
  const url = await listen(server, port);
  const release = await lockFolder(dataDir, url);
  const stopWorld = quiet
    ? () => undefined
    : startSimulationTimer({ simulateAction: backend.simulateAction, warn });

  async function close() {
    stopWorld();
    await stopServer(server);
    await file.save(backend.store.state);
    await release();
  }
  return { url, statePath: file.path, backend, close };
}
