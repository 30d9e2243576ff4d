import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the source maps of a build into a folder of their own and not beside the scripts, which then do not mention them:
 * what is published tells nothing, and the service that errors are reported to can be given them. Does nothing without
 * a folder: the source is open, and a readable stack trace helps in a report of a fault.
 *
 * @param folder setting `SOURCE_MAPS_DIR`, resolved from where the build was started
 */
export function sourceMapsPlugin(folder: string | undefined): Plugin | false {
  if (!folder) return false;
  return {
    name: 'hrajem:source-maps',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    writeBundle({ dir = '' }, bundle) {
      const maps = Object.keys(bundle).filter((name) => name.endsWith('.map'));
      for (const name of maps) {
        const target = path.join(path.resolve(folder), name);
        mkdirSync(path.dirname(target), { recursive: true });
        // Copied and removed: the folder may be on another disk.
        copyFileSync(path.join(dir, name), target);
        rmSync(path.join(dir, name));
      }
    },
  };
}
