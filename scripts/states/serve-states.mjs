import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../lib/project.mjs';

/** Loads a module of `states/`, which says `@/` and `@mocks/`. */
export async function load(file) {
  const { module } = await runnerImport(join(root, file), {
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
  });
  return module;
}

/** Serves the states of a built app on a free port; gives the origin, and the way to stop. */
export async function serveStates(dist) {
  const { serveBuiltStates } = await load('states/server/serve.ts');
  const { statesSources } = await load('scripts/vite/states-sources.ts');
  return serveBuiltStates(dist, statesSources);
}
