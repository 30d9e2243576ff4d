import { isShipped, packagesOf } from './lockfile.mjs';

/** Where it is kept: not in dist/, which is public. */
export const SBOM_FILE = '.cache/sbom.cdx.json';

/** @typedef {import('./lockfile.mjs').LockedPackage} LockedPackage */

/** @param {LockedPackage} entry */
const reference = ({ name, version }) => `${name}@${version}`;
/** @param {LockedPackage} entry */
const purl = ({ name, version }) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** @param {LockedPackage} entry */
const licences = ({ license }) => {
  if (typeof license !== 'string') return [];
  return [/ /.test(license) ? { expression: license } : { license: { id: license } }];
};

/** The package that Node finds from a folder by a name: the nearest one above. */
function resolved(byPath, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = byPath.get(`${folder}${folder && '/'}node_modules/${name}`);
    if (found || folder === '') return found;
  }
}

/** The CycloneDX document of a lockfile's production packages. */
export function billOfMaterials(lock) {
  const project = { path: '', ...lock.packages[''] };
  const shipped = packagesOf(lock).filter(isShipped);
  const byPath = new Map(shipped.map((entry) => [entry.path, entry]));
  /** @param {LockedPackage} entry */
  const needs = ({ path, dependencies, optionalDependencies, peerDependencies }) => {
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const found = names.flatMap((name) => resolved(byPath, path, name) ?? []);
    return [...new Set(found.map(reference))].toSorted();
  };
  const all = new Map(shipped.map((entry) => [reference(entry), entry]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': reference(project),
        name: project.name,
        version: project.version,
        licenses: licences(project),
        purl: purl(project),
      },
    },
    components: [...all].map(([ref, entry]) => ({
      type: 'library',
      'bom-ref': ref,
      name: entry.name,
      version: entry.version,
      scope: 'required',
      hashes: [
        {
          alg: 'SHA-512',
          content: Buffer.from((entry.integrity ?? '').replace(/^sha512-/, ''), 'base64').toString('hex'),
        },
      ],
      licenses: licences(entry),
      purl: purl(entry),
    })),
    dependencies: [project, ...all.values()].map((entry) => ({
      ref: reference(entry),
      dependsOn: needs(entry),
    })),
  };
}
