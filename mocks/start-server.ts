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
  /** 0 for any free port; defaults to the first free one from 4173 on. */
  port?: number | undefined;
  /** The folder of the state. */
  dataDir?: string;
  /** The folder of the built app. */
  dist?: string;
  /** Turns off the simulated players. */
  quiet?: boolean;
  /** Inserts the demo bar into the pages. */
  demoBar?: boolean;
  now?: () => Instant;
  pbkdf2Iterations?: number;
  /** The required `aud` of Google's ID tokens; unchecked when undefined. */
  googleClientId?: string | undefined;
  /** Seeds a thousand matches and a chat of five thousand messages, when there is no saved state. */
  large?: boolean;
  /** Reports problems such as an unusable saved state. */
  warn?: (text: string) => void;
}

export interface RunningServer {
  /** The origin. */
  url: string;
  statePath: string;
  backend: Backend;
  /** Stops the server after pending responses and writes. */
  close(): Promise<void>;
}

/** A stopping server waits at most three seconds for pending responses. */
const SHUTDOWN_TIMEOUT_MS = 3000;

async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Keep-alive connections become idle only after their response.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 20);
  const forceTimer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
}

/**
 * Serves the built app and the embedded backend on this machine.
 *
 * @throws Error when another server uses the same folder, the app is not built, or the port is not available.
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
  const unlockFolder = await lockFolder(dataDir, url);
  const stopSimulation = quiet
    ? () => undefined
    : startSimulationTimer({ simulateAction: backend.simulateAction, warn });

  async function close() {
    stopSimulation();
    await stopServer(server);
    await file.save(backend.store.state);
    await unlockFolder();
  }
  return { url, statePath: file.path, backend, close };
}
