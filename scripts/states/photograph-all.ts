import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { photograph } from '../../gallery/photos/photograph.ts';
import type { Variant } from '../../gallery/photos/variants.ts';
import { serveBuiltStates } from '../../gallery/server/serve.ts';
import { stop } from '../../mocks/http/listen.ts';
import { statesSources } from '../vite/states.ts';

/** Photographs states of a built app in these variants, in all without any; gives the names of those that came, and why others did not. */
export async function photographAll(
  browser: Browser,
  dist: string,
  names: string[],
  folder: string,
  variants?: readonly Variant[],
) {
  const { url, server } = await serveBuiltStates(dist, statesSources);
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
  await stop(server);
  for (const failure of failures) console.log(`    | ${failure}`);
  return { came, failures };
}
