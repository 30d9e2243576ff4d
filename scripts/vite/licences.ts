import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../lib/project.ts';

/** The file's name below the app's root; the page about the app links to it. */
export const licencesFile = 'third-party-licences.txt';

/**
 * Packages whose work is in a build without being a module of it: icons are inlined, the style sheet is generated, first paint and
 * service worker are bundles of their own.
 */
const beyondModules = [
  '@mdi/js',
  'preact',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const folderOf = (name: string): string => path.join(root, 'node_modules', name);

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of the package that a module belongs to; null for the project's own and for what the bundler makes up. */
export function packageFolder(moduleId: string): string | null {
  return /^(?!\0)(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1] ?? null;
}

/** A package with its licence, and the texts that have to go with it. Throws when it names no licence. */
function entryOf(folder: string): { title: string; text: string } {
  const { name = '', version = '', license } = readManifest(folder);
  if (!license) throw new Error(`${name} in ${folder} names no licence.`);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return { title: `${name} ${version}`, text: [`Licence: ${license}`, ...texts].join('\n\n') };
}

/** The text of the file for the packages in these folders, each once, by name. */
export function licencesText(folders: Iterable<string>): string {
  const entries = new Map<string, string>();
  for (const folder of folders) {
    const { title, text } = entryOf(folder);
    entries.set(title, text);
  }
  const parts = [...entries]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, text]) => `${title}\n${'='.repeat(title.length)}\n\n${text}\n`);
  return ['Hrajem contains these packages, each under its own licence.\n', ...parts].join('\n\n');
}

/**
 * Publishes the licences of the packages that are in the bundle, with their texts, as most of them ask for. In development,
 * where there is no bundle, those of the dependencies.
 */
export function licencesPlugin(): Plugin {
  let isServer = false;
  return {
    name: 'hrajem:licences',
    configResolved({ build }) {
      isServer = Boolean(build.ssr);
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${licencesFile}`, (_request, response) => {
        const { dependencies = {} } = readManifest(root);
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(licencesText([...Object.keys(dependencies), ...beyondModules].map(folderOf)));
      });
    },
    generateBundle(_options, bundle) {
      if (isServer) return;
      const folders = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .flatMap((id) => packageFolder(id) ?? []);
      const source = licencesText(new Set([...folders, ...beyondModules.map(folderOf)]));
      this.emitFile({ type: 'asset', fileName: licencesFile, source });
    },
  };
}
