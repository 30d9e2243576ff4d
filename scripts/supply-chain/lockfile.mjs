/** What package-lock.json says about the packages, and what of it this project does not allow. Reads nothing by itself. */

/** @typedef {import('./lockfile.mjs').LockedPackage} LockedPackage */

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';

/** All packages of a lockfile without the project itself. @returns {LockedPackage[]} */
export const packagesOf = (lock) =>
  Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...entry }));

/** Those that come with the app: `npm install --omit dev` installs them. @param {LockedPackage} entry */
export const isShipped = ({ dev, devOptional }) => !dev && !devOptional;

/**
 * Packages that could be something else tomorrow, or come from somewhere else: without a SHA-512 of what is to be installed, or
 * from another source than the public registry. npm may leave the source out; the digest then says what has to come.
 */
export const sourceFaults = (lock) =>
  packagesOf(lock).flatMap(({ path, version, integrity, resolved, link }) => {
    if (link) return [`${path} is a link to a folder`];
    if (resolved !== undefined && !resolved.startsWith(PUBLIC_REGISTRY)) {
      return [`${path} comes from ${resolved}, which is not the public npm registry`];
    }
    if (!/^\d+\.\d+\.\d+/.test(version ?? '')) return [`${path} has no version of the registry`];
    return /^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${path} has no SHA-512`];
  });

/** The folders in which Node looks for a package that stands at this path: its own, then those around it. */
function* foldersAround(path) {
  for (let folder = path; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    yield folder === '' ? 'node_modules/' : `${folder}/node_modules/`;
    if (folder === '') return;
  }
}

/**
 * Packages that another one names and that do not stand in the file: `npm ci` refuses it then. npm writes such a file where its
 * registry lacks the package of a system that the one at hand is not.
 */
export const gapFaults = (lock) =>
  Object.entries(lock.packages).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter((name) => ![...foldersAround(path)].some((folder) => `${folder}${name}` in lock.packages))
      .map((name) => `${path || 'package.json'} names ${name}, which is missing`),
  );

/** Whether an SPDX expression of names, AND and OR can be fulfilled with the allowed licences. */
function isAllowed(expression, allowed) {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
}

/** Packages, also those of development, without a licence that is allowed (allowed-licences.json). */
export const licenceFaults = (lock, allowed) =>
  packagesOf(lock)
    .filter(({ license }) => typeof license !== 'string' || !isAllowed(license, allowed))
    .map(({ path, license }) => `${path} has the licence ${license ?? 'of nobody knows what kind'}`);

/** Packages that want to run a script when they are installed, and about which package.json says neither yes nor no. */
export const scriptFaults = (lock, manifest) =>
  packagesOf(lock)
    .filter(({ name, hasInstallScript }) => hasInstallScript && !(name in (manifest.allowScripts ?? {})))
    .map(({ path }) => `${path} runs a script on installation, and "allowScripts" does not mention it`);

/** Direct dependencies that name more than one version; one may be installed under another name (`npm:`). */
export const versionFaults = (manifest) =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is "${version}" in package.json, not one exact version`);
