import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Env } from '../../../src/env.ts';
import { versionAddress, workerAddress } from '../../../src/lib/browser/worker-cache.ts';
import type { WorkerBuild } from '../../../src/service-worker/page-for-path.ts';
import { filesIn, root } from '../../lib/project.ts';
import { bundleScript } from '../bundle-script.ts';
import { chunksOf } from '../chunks.ts';
import type { HtmlApi } from '../pages/html.ts';
import { shortHash } from '../words/dictionaries.ts';

const publicFolder = path.join(root, 'public');

/** Only installing the app needs this icon; the browser then requests it itself. */
const installIcon = 'icons/apple-touch-icon.png';

/** Modules that are useless without a network. */
const onlineOnlyPattern = /\/src\/app\/reporting\/sentry\.ts$/;

/** The files that every address needs: entry chunks, style sheets, dictionaries. */
function findStartFiles(bundle: Rolldown.OutputBundle, html: string): Set<string> {
  const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css') && html.includes(`"/${name}"`));
  const dictionaries = Object.keys(bundle).filter((name) => name.startsWith('_i18n/'));
  return new Set([...chunksOf(bundle, []), ...sheets, ...dictionaries]);
}

function sourceOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(file.source);
}

/** The files that the worker caches, and the page of each address. */
async function describeBuild(bundle: Rolldown.OutputBundle, htmlApi: HtmlApi): Promise<WorkerBuild> {
  const { pageAddresses, staticPages, unknownAddressFolders } = await htmlApi.loadStaticPages();
  const { build: id } = JSON.parse(sourceOf(bundle, versionAddress.slice(1))) as { build: string };
  const pages = staticPages('').map(({ file, address }) => ({
    url: address,
    revision: shortHash(sourceOf(bundle, file)),
  }));
  const folders = Object.values(unknownAddressFolders);
  const fallbackHtml = folders.map((folder) => sourceOf(bundle, `${folder.slice(1)}index.html`)).join('');
  const startFileNames = findStartFiles(bundle, fallbackHtml);
  const hashedFiles = Object.values(bundle)
    .filter(({ fileName }) => /^(assets|_i18n)\/.*\.(js|css|json)$/.test(fileName))
    .filter((file) => file.type !== 'chunk' || !file.moduleIds.some((id) => onlineOnlyPattern.test(id)))
    .map(({ fileName }) => ({ fileName, entry: { url: `/${fileName}`, revision: null } }));
  const isFallbackPage = ({ url }: { url: string }) => folders.includes(url);
  const publicFiles = filesIn(publicFolder)
    .filter((name) => fallbackHtml.includes(`"/${name}"`) && name !== installIcon)
    .map((name) => ({
      url: `/${name}`,
      revision: shortHash(readFileSync(path.join(publicFolder, name), 'latin1')),
    }));
  return {
    id,
    pages: pageAddresses(),
    fallbackPages: unknownAddressFolders,
    startFiles: [
      ...hashedFiles.filter(({ fileName }) => startFileNames.has(fileName)).map(({ entry }) => entry),
      ...pages.filter(isFallbackPage),
    ],
    otherFiles: [
      ...pages.filter((page) => !isFallbackPage(page)),
      ...hashedFiles.filter(({ fileName }) => !startFileNames.has(fileName)).map(({ entry }) => entry),
      ...publicFiles,
    ],
  };
}

/** Bundles a worker into one script, because not all supported browsers have module workers. */
export async function bundleWorker(
  entry: 'worker.ts' | 'removal.ts',
  workerBuild: WorkerBuild | null,
  { target, sourcemap }: Pick<ResolvedConfig['build'], 'target' | 'sourcemap'>,
): Promise<Rolldown.OutputChunk> {
  return bundleScript({
    input: `src/service-worker/${entry}`,
    output: { format: 'iife', entryFileNames: workerAddress.slice(1) },
    build: { target, sourcemap },
    config: {
      define: {
        'process.env.NODE_ENV': JSON.stringify('production'),
        HRAJEM_WORKER_BUILD: JSON.stringify(workerBuild),
      },
    },
  });
}

/** Writes the service worker `sw.js`, which caches the app's own files; with `VITE_OFFLINE=0`, one that removes itself and its caches. */
export function serviceWorkerPlugin(env: Env, htmlApi: HtmlApi): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hrajem:service-worker',
    enforce: 'post',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(resolvedConfig) {
      config = resolvedConfig;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { code, map, fileName } = env.offline
          ? await bundleWorker('worker.ts', await describeBuild(bundle, htmlApi), config.build)
          : await bundleWorker('removal.ts', null, config.build);
        this.emitFile({ type: 'asset', fileName, source: code });
        if (map) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map.toString() });
      },
    },
  };
}
