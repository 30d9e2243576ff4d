/**
 * Part of `npm run check`: what package-lock.json and package.json say about the packages, and what of it this project does not allow:
 * where packages come from, under which licence, and which of them run scripts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../lib/command.ts';
import { root } from '../lib/project.ts';
import { isAllowed } from './licences.ts';

/** An entry of the lockfile's `packages`, with its folder. */
export interface LockedPackage {
  path: string;
  name: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, Partial<LockedPackage>>;
}

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The lockfile of this checkout. */
export const readLockfile = (): Lockfile => read('package-lock.json') as Lockfile;

/** All packages of a lockfile without the project itself. */
export const packagesOf = (lock: Lockfile): LockedPackage[] =>
  Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry, path }));

/** Those that come with the app: `npm install --omit dev` installs them. */
export const isShipped = ({ dev, devOptional }: LockedPackage): boolean => !dev && !devOptional;

/**
 * Packages that could be something else tomorrow, or come from somewhere else: without a SHA-512 of what is to be installed, or
 * from another source than the public registry. npm may leave the source out; the digest then says what has to come.
 */
export const sourceFaults = (lock: Lockfile): string[] =>
  packagesOf(lock).flatMap(({ path, version, integrity, resolved, link }) => {
    if (link) return [`${path} is a link to a folder`];
    if (resolved !== undefined && !resolved.startsWith(PUBLIC_REGISTRY)) {
      return [`${path} comes from ${resolved}, which is not the public npm registry`];
    }
    if (!/^\d+\.\d+\.\d+/.test(version ?? '')) return [`${path} has no version of the registry`];
    return /^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${path} has no SHA-512`];
  });

/** The package that Node finds by a name from a folder: the nearest one above. */
export function nearest<T>(packages: Record<string, T>, from: string, name: string): T | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = packages[`${folder}${folder && '/'}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

/**
 * Packages that another one names and that do not stand in the file: `npm ci` refuses it then. npm writes such a file where its
 * registry lacks the package of a system that the one at hand is not; `npm ci --dry-run` there asks the same registry what is missing.
 */
export const gapFaults = ({ packages }: Lockfile): string[] =>
  Object.entries(packages).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter((name) => !nearest(packages, path, name))
      .map((name) => `${path || 'package.json'} names ${name}, which is missing`),
  );

/** Packages, also those of development, without a licence that is allowed. */
export const licenceFaults = (lock: Lockfile): string[] =>
  packagesOf(lock)
    .filter(({ license }) => !isAllowed(license))
    .map(({ path, license }) => `${path} has the licence ${license ?? 'of nobody knows what kind'}`);

/** Packages that want to run a script when they are installed, and about which package.json says neither yes nor no. */
export const scriptFaults = (lock: Lockfile, { allowScripts = {} }: Manifest): string[] =>
  packagesOf(lock)
    .filter(({ name, hasInstallScript }) => hasInstallScript && !(name in allowScripts))
    .map(({ path }) => `${path} runs a script on installation, and "allowScripts" does not mention it`);

/** Direct dependencies that name more than one version; one may be installed under another name (`npm:`). */
export const versionFaults = (manifest: Manifest): string[] =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is "${version}" in package.json, not one exact version`);

await command(import.meta, () => {
  const lock = readLockfile();
  const manifest = read('package.json') as Manifest;
  const faults = [
    ...gapFaults(lock),
    ...sourceFaults(lock),
    ...licenceFaults(lock),
    ...scriptFaults(lock, manifest),
    ...versionFaults(manifest),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
