/**
 * Before `npm run build`: the bill of materials of what the app is built from, CycloneDX 1.5. The same lockfile gives the same bytes, so
 * it has neither time nor serial number.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from '../lib/command.ts';
import { root } from '../lib/project.ts';
import {
  isShipped,
  type LockedPackage,
  type Lockfile,
  nearest,
  packagesOf,
  readLockfile,
} from './lockfile.ts';

/** Where it is kept: not in dist/, which is public. */
export const SBOM_FILE = '.cache/sbom.cdx.json';

const reference = ({ name, version }: LockedPackage) => `${name}@${version ?? ''}`;

const licences = (license: string | undefined) =>
  license ? [license.includes(' ') ? { expression: license } : { license: { id: license } }] : [];

/** What every component says of itself. */
const component = (type: string, entry: LockedPackage) => ({
  type,
  'bom-ref': reference(entry),
  name: entry.name,
  version: entry.version,
  licenses: licences(entry.license),
  purl: `pkg:npm/${entry.name.replace(/^@/, '%40')}@${entry.version ?? ''}`,
});

/** The CycloneDX document of a lockfile's production packages. */
export function billOfMaterials(lock: Lockfile) {
  const project = { name: '', ...lock.packages[''], path: '' };
  const shipped = packagesOf(lock).filter(isShipped);
  const byPath = Object.fromEntries(shipped.map((entry) => [entry.path, entry]));
  const needs = ({ path, dependencies, optionalDependencies, peerDependencies }: LockedPackage) => {
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const found = names.flatMap((name) => nearest(byPath, path, name) ?? []);
    return [...new Set(found.map(reference))].toSorted();
  };
  const all = new Map(shipped.map((entry) => [reference(entry), entry]));
  const digest = ({ integrity = '' }: LockedPackage) =>
    Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: component('application', project) },
    components: [...all.values()].map((entry) => ({
      ...component('library', entry),
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: digest(entry) }],
    })),
    dependencies: [project, ...all.values()].map((entry) => ({
      ref: reference(entry),
      dependsOn: needs(entry),
    })),
  };
}

await command(import.meta, () => {
  const file = join(root, SBOM_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(billOfMaterials(readLockfile()), null, 2)}\n`);
});
