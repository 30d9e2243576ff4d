import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram, startProgram } from './program';

/** The built app with its embedded backend, one for each worker. */
export interface AppServer {
  /** The origin; it stays the same when the server is started again. */
  url: string;
  /** The origin of the embedded backend itself, where another server stands before it. */
  backendUrl: string;
  /** Ends it for good and removes its state. */
  dispose: () => Promise<void>;
}

const program = 'serve.mjs';

/**
 * Starts a server on a free port with a state of its own.
 *
 * @param settings further environment variables of `serve.mjs`, such as another build to serve (`DIST`).
 */
export async function startAppServer(settings: NodeJS.ProcessEnv = {}): Promise<AppServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hrajem-e2e-'));
  const { child, url } = await startProgram(program, { ...settings, DATA_DIR: dataDir, PORT: '0' });
  return {
    url,
    backendUrl: url,
    async dispose() {
      await endProgram(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
