import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AppServer, startAppServer } from './app-server';

/**
 * A server of a build of its own, for what exists only with certain settings.
 * @param settings environment variables of the build and the server, such as `VITE_SENTRY_DSN`
 */
export async function serveOwnBuild(settings: NodeJS.ProcessEnv): Promise<AppServer> {
  const dist = await mkdtemp(join(tmpdir(), 'hrajem-dist-'));
  await promisify(execFile)(
    process.execPath,
    [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--emptyOutDir', '--outDir', dist],
    { env: { ...process.env, ...settings } },
  );
  const server = await startAppServer({ ...settings, DIST: dist });
  return {
    ...server,
    async dispose() {
      await server.dispose();
      await rm(dist, { recursive: true, force: true });
    },
  };
}
