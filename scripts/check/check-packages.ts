/** Part of `npm run check`: checks the source, the licence and the install scripts of each package in package-lock.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../lib/command.ts';
import { root } from '../lib/project.ts';

/** Permissive licences, and one that is weakly reciprocal per file (MPL-2.0). */
const ALLOWED_LICENCES =
  /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|MPL-2\.0|Python-2\.0|Unlicense)$/;

/** Whether an SPDX expression of names, AND and OR can be met with the allowed licences. */
const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED_LICENCES.test(name)));

interface Package {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

await runMain(import.meta, () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };
  const { dependencies, devDependencies, allowScripts } = readJson('package.json') as Manifest;
  const { '': _project, ...lockedPackages } = packages;
  const faults = Object.entries(lockedPackages).flatMap(([path, lockedPackage]) => [
    // npm may leave `resolved` out; the digest then identifies the package.
    ...((lockedPackage.resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/')
      ? []
      : [`${path} comes from ${lockedPackage.resolved}, which is not the public npm registry`]),
    ...(/^\d+\.\d+\.\d+/.test(lockedPackage.version ?? '') ? [] : [`${path} has no version of the registry`]),
    ...(/^sha512-[\w+/]{86}==$/.test(lockedPackage.integrity ?? '') ? [] : [`${path} has no SHA-512`]),
    ...(isAllowedLicence(lockedPackage.license ?? '')
      ? []
      : [`${path} has the licence ${lockedPackage.license}, which is not allowed`]),
    ...(lockedPackage.hasInstallScript && !(path.replace(/^.*node_modules\//, '') in allowScripts)
      ? [`${path} runs a script on installation, and "allowScripts" does not mention it`]
      : []),
  ]);
  const versionFaults = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is "${version}" in package.json, not one exact version`);
  if (faults.length + versionFaults.length > 0) throw new Error([...faults, ...versionFaults].join('\n'));
});
