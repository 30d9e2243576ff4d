/**
 * `npm run release`: makes of the build in dist/ what a server of one's own needs (docs/deploy.md), in
 * .cache/release/<id of the build>/: the files, the rules for Caddy, the bill of materials. The last line is that folder.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { versionAddress } from '../../src/lib/worker-cache.ts';
import { command } from '../lib/command.ts';
import { root, scratchFolder } from '../lib/project.ts';
import { caddyRules } from './caddy-rules.ts';

/** The rules are no files of the site, nor is what tools have left in hidden folders; as findFile in mocks/http has it. */
const isPublic = (path: string) => !/^_(headers|redirects)(\.(br|gz))?$|(^|[/\\])\.(?!well-known)/.test(path);

/** The id of the build in a folder. */
export const buildIdOf = (dist: string): string =>
  (JSON.parse(readFileSync(join(dist, versionAddress), 'utf8')) as { build: string }).build;

/**
 * Makes a release of a built folder in the folder of releases; gives where it is. One that was there is replaced as a whole.
 * @throws Error when there is no build, or when Caddy has no words for its rules
 */
export function makeRelease(dist: string, releases = join(root, '.cache/release')): string {
  if (!existsSync(join(dist, '_headers'))) throw new Error(`There is no build in ${dist}: npm run build`);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const rules = caddyRules(read('_headers'), read('_redirects'), (file) => existsSync(join(dist, file)));
  const fresh = scratchFolder('release');
  cpSync(dist, join(fresh, 'site'), {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => isPublic(relative(dist, source)),
  });
  writeFileSync(join(fresh, 'rules.caddy'), rules);
  const sbom = join(root, '.cache/sbom.cdx.json');
  if (existsSync(sbom)) cpSync(sbom, join(fresh, 'sbom.cdx.json'));
  const release = join(releases, buildIdOf(dist));
  rmSync(release, { recursive: true, force: true });
  cpSync(fresh, release, { recursive: true, preserveTimestamps: true });
  rmSync(fresh, { recursive: true });
  return release;
}

await command(import.meta, () => console.log(makeRelease(join(root, 'dist'))));
