import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root, scratchFolder } from '../lib/project.mjs';
import { SBOM_FILE } from '../supply-chain/bill-of-materials.mjs';

/** The rules are no files of the site, nor is what tools have left in hidden folders; as findFile in mocks/http has it. */
const isPublic = (path) => !/^_(headers|redirects)(\.(br|gz))?$|(^|[/\\])\.(?!well-known)/.test(path);

/**
 * Makes a release of a built folder; gives where it is. One that was there is replaced as a whole.
 * @param {string} dist
 * @param {string} releases the folder of releases
 */
export async function makeRelease(dist, releases = join(root, '.cache/release')) {
  if (!existsSync(join(dist, '_headers'))) throw new Error(`There is no build in ${dist}: npm run build`);
  const { caddyRules } = await import('./caddy-rules.ts');
  const read = (file) => readFileSync(join(dist, file), 'utf8');
  const { build } = JSON.parse(read('version.json'));
  const rules = caddyRules(read('_headers'), read('_redirects'), (file) => existsSync(join(dist, file)));
  const fresh = scratchFolder('release');
  cpSync(dist, join(fresh, 'site'), {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => isPublic(relative(dist, source)),
  });
  writeFileSync(join(fresh, 'rules.caddy'), rules);
  const sbom = join(root, SBOM_FILE);
  if (existsSync(sbom)) cpSync(sbom, join(fresh, basename(SBOM_FILE)));
  const release = join(releases, build);
  rmSync(release, { recursive: true, force: true });
  cpSync(fresh, release, { recursive: true, preserveTimestamps: true });
  rmSync(fresh, { recursive: true });
  return release;
}
