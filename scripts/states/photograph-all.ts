import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Browser } from '@playwright/test';
import type { Variant } from '../../gallery/photos/variants.ts';
import { load } from '../lib/load.ts';

/** Serves the states of a built app on a free port; gives the origin, and the way to stop. */
export async function serveStates(dist: string): Promise<{ url: string; server: Server }> {
  const { serveBuiltStates } =
    await load<typeof import('../../gallery/server/serve.ts')>('gallery/server/serve.ts');
  const { statesSources } = await load<typeof import('../vite/states.ts')>('scripts/vite/states.ts');
  return serveBuiltStates(dist, statesSources);
}

/** Photographs states of a built app in these variants, in all without any; gives the names of those that came, and why others did not. */
export async function photographAll(
  browser: Browser,
  dist: string,
  names: string[],
  folder: string,
  variants?: readonly Variant[],
) {
  const { photograph } = await load<typeof import('../../gallery/photos/photograph.ts')>(
    'gallery/photos/photograph.ts',
  );
  const { url, server } = await serveStates(dist);
  const came: string[] = [];
  const failures: string[] = [];
  rmSync(folder, { recursive: true, force: true });
  await photograph({
    browser,
    origin: url,
    names,
    folder,
    variants,
    onDone(name, failure) {
      if (failure) failures.push(`${name}: ${failure}`);
      else came.push(name);
      console.log(
        `  ${failure ? 'FAILED' : 'ok    '} ${name} (${came.length + failures.length} of ${names.length})`,
      );
    },
  });
  server.close();
  server.closeAllConnections();
  for (const failure of failures) console.log(`    | ${failure}`);
  return { came, failures };
}
