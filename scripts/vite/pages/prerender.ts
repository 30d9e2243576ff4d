import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import type { PrerenderOptions } from '../../../src/app/prerender.tsx';
import { root, scratchFolder } from '../../lib/project.ts';

interface PrerenderResult {
  /** The HTML of the given pages, in their order (src/app/prerender.tsx). */
  html: readonly string[];
  /** The addresses that each screen requests when it starts, by the screen's name (src/app/preload-paths.ts). */
  addressesByScreen: ReadonlyMap<string, readonly string[]>;
}

export type Prerender = (pages: readonly PrerenderOptions[]) => Promise<PrerenderResult>;

/** Bundles the app's prerenderer into a folder: it runs in Node, but with the packages' code for browsers. */
async function bundlePrerenderer(outDir: string): Promise<void> {
  // Under the condition `node` TanStack Router renders another tree, which the app could not hydrate.
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

/** Bundles the app and prerenders its pages in a worker thread, whose end also stops the app's timers. Throws the error of a page. */
export const prerender: Prerender = async (pages) => {
  const outDir = scratchFolder('prerender');
  try {
    await bundlePrerenderer(outDir);
    const worker = new Worker(new URL('prerender-worker.mjs', import.meta.url), {
      workerData: { module: path.join(outDir, 'prerender.mjs'), pages },
    });
    try {
      const [result] = (await once(worker, 'message')) as [PrerenderResult];
      return result;
    } finally {
      await worker.terminate();
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
