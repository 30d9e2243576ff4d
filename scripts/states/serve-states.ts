import type { Server } from 'node:http';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../lib/project.ts';

/** Loads a module of `gallery/`, which says `@/` and `@mocks/`. */
export async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), {
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
  });
  return module;
}

/** Serves the states of a built app on a free port; gives the origin, and the way to stop. */
export async function serveStates(dist: string): Promise<{ url: string; server: Server }> {
  const { serveBuiltStates } =
    await load<typeof import('../../gallery/server/serve.ts')>('gallery/server/serve.ts');
  const { statesSources } = await load<typeof import('../vite/states-sources.ts')>(
    'scripts/vite/states-sources.ts',
  );
  return serveBuiltStates(dist, statesSources);
}
