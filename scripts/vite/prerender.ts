import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { root, scratchFolder } from '../lib/project.ts';
import type { PrerenderOptions } from '../../src/app/prerender.tsx';

/** What the app says of its pages when it is run at build time. */
interface Prerendered {
  /** The HTML of the addresses that were asked for, in their order (src/app/prerender.tsx). */
  html: readonly string[];
  /** What each screen asks for as soon as it starts, by its name (src/app/preload-paths.ts). */
  calls: ReadonlyMap<string, readonly string[]>;
}

export type Prerender = (pages: readonly PrerenderOptions[]) => Promise<Prerendered>;

/** Bundles the app's prerenderer into a folder, for Node and yet as for a browser. */
async function bundle(outDir: string): Promise<void> {
  // TanStack Router draws another tree under the condition `node`, onto which nothing could be hydrated.
  const conditions = ['browser', 'module', 'production'];
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      sourcemap: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.mjs' } },
    },
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
  });
}

/**
 * Bundles the app and draws its pages in a thread of its own: what the app leaves running (caches, time limits) ends with it.
 *
 * @throws what a page throws while it is drawn.
 */
export const prerender: Prerender = async (pages) => {
  const outDir = scratchFolder('prerender');
  try {
    await bundle(outDir);
    const worker = new Worker(new URL('prerender-worker.mjs', import.meta.url), {
      workerData: { module: path.join(outDir, 'prerender.mjs'), pages },
    });
    try {
      const [prerendered] = (await once(worker, 'message')) as [Prerendered];
      return prerendered;
    } finally {
      await worker.terminate();
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
