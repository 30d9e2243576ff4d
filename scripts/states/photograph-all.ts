import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { photograph } from '../../gallery/photos/photograph.ts';
import { serveBuiltStates } from '../../gallery/server/serve.ts';
import { stop } from '../../mocks/http/listen.ts';
import { statesSources } from '../vite/states.ts';

/** Photographs states of a built app; returns the names that succeeded, and the reasons of those that failed. */
export async function photographAll(browser: Browser, dist: string, names: string[], folder: string) {
  const { url, server } = await serveBuiltStates(dist, statesSources);
  const photographed: string[] = [];
  const failures: string[] = [];
  rmSync(folder, { recursive: true, force: true });
  await photograph({
    browser,
    origin: url,
    names,
    folder,
    onDone(name, failure) {
      if (failure) failures.push(`${name}: ${failure}`);
      else photographed.push(name);
      console.log(
        `  ${failure ? 'FAILED' : 'ok    '} ${name} (${photographed.length + failures.length} of ${names.length})`,
      );
    },
  });
  await stop(server);
  for (const failure of failures) console.log(`    | ${failure}`);
  return { photographed, failures };
}
