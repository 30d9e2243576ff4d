import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const cache = path.join(import.meta.dirname, '../../.cache');

/** Where `scripts/size.mjs` finds the manifest of the app that stands in a folder. */
export const manifestFile = (folder: string): string =>
  path.join(cache, `${path.basename(folder)}.manifest.json`);

/**
 * Takes Vite's manifest (which module is in which file) out of the built app: `npm run size` reads it, and nobody else should; a
 * static host would publish it.
 */
export const manifestPlugin = (): Plugin => ({
  name: 'hrajem:manifest',
  apply: (config, { command }) => command === 'build' && config.build?.manifest === true,
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      mkdirSync(cache, { recursive: true });
      renameSync(path.join(dir, '.vite/manifest.json'), manifestFile(dir));
      rmSync(path.join(dir, '.vite'), { recursive: true });
    },
  },
});
