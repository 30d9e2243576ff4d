import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../lib/project.ts';

/** The file's name below the app's root; the page about the app links to it. */
export const licencesFile = 'third-party-licences.txt';

/**
 * Packages whose work is in a build without being a module of it, which Vite's `build.license` leaves out: icons are inlined, the style
 * sheet is generated, first paint and service worker are bundles of their own.
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

/** The folder of the package that a module belongs to; null for the project's own and for what the bundler makes up. */
export function packageFolder(moduleId: string): string | null {
  return /^(?!\0)(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1] ?? null;
}

/** The name and version of a package, with its licence and the texts that have to go with it. */
function entryOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const { name = '', version = '', license } = manifest;
  if (!license) throw new Error(`${name} in ${folder} names no licence.`);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const title = `${name} ${version}`;
  return `${[title, '='.repeat(title.length), `\nLicence: ${license}`, ...texts.map((text) => `\n${text}`)].join('\n')}\n`;
}

/** Publishes the licences of the packages that are in the bundle, with their texts, as most of them ask for. */
export const licencesPlugin = (): Plugin => ({
  name: 'hrajem:licences',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle(_options, bundle) {
    const folders = [
      ...beyondModules.map((name) => path.join(root, 'node_modules', name)),
      ...Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .flatMap((id) => packageFolder(id) ?? []),
    ];
    const entries = [...new Set(folders)].map(entryOf);
    const heading = 'Hrajem contains these packages, each under its own licence.\n';
    const source = [heading, ...[...new Set(entries)].toSorted()].join('\n\n');
    this.emitFile({ type: 'asset', fileName: licencesFile, source });
  },
});
