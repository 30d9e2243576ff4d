/**
 * `npm run release`: copies dist/ to .cache/release/<build id>/, with rules for each server (docs/deploy.md) and the list of packages;
 * prints that folder. Builds the app where there is no build.
 */
import { execSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { versionAddress } from '../../src/lib/browser/worker-cache.ts';
import { runMain } from '../lib/command.ts';
import { filesIn, root } from '../lib/project.ts';
import { apacheRules } from './apache-rules.ts';
import { caddyRules } from './caddy-rules.ts';
import { firebaseRules } from './firebase-rules.ts';
import { nginxRules } from './nginx-rules.ts';
import { type ServerRules, serverRules } from './server-rules.ts';

/** What each server of deploy/ includes, and the settings of Firebase. */
const RULE_FILES: Readonly<Record<string, (rules: ServerRules, files: readonly string[]) => string>> = {
  'rules.caddy': caddyRules,
  'rules.nginx.conf': nginxRules,
  'rules.apache.conf': apacheRules,
  'firebase.json': firebaseRules,
};

/** Host rules and hidden files are not served (mocks/http/static-files.ts). */
const isPublic = (path: string) => !/^_(headers|redirects)(\.(br|gz))?$|(^|[/\\])\.(?!well-known)/.test(path);

const isBuild = (folder: string) => existsSync(join(folder, '_headers'));

export const buildIdOf = (dist: string): string =>
  (JSON.parse(readFileSync(join(dist, versionAddress), 'utf8')) as { build: string }).build;

/** Makes a release of a built folder; returns its folder. Throws when there is no build, or when a server cannot express its rules. */
export function makeRelease(dist: string, releasesFolder = join(root, '.cache/release')): string {
  if (!isBuild(dist)) throw new Error(`There is no build in ${dist}: npm run build`);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const rules = serverRules(read('_headers'), read('_redirects'), (file) => existsSync(join(dist, file)));
  const files = filesIn(dist).map((file) => `/${file}`);
  const ruleFiles = Object.entries(RULE_FILES).map(([name, write]) => [name, write(rules, files)] as const);
  const releaseFolder = join(releasesFolder, buildIdOf(dist));
  rmSync(releaseFolder, { recursive: true, force: true });
  cpSync(dist, join(releaseFolder, 'site'), {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => isPublic(relative(dist, source)),
  });
  for (const [name, text] of ruleFiles) writeFileSync(join(releaseFolder, name), text);
  return releaseFolder;
}

await runMain(import.meta, () => {
  const dist = join(root, 'dist');
  if (!isBuild(dist)) execSync('npm run --silent build:app', { cwd: root, stdio: 'inherit' });
  const packages = execSync('npm sbom --sbom-format cyclonedx', { cwd: root, maxBuffer: 2 ** 26 });
  const release = makeRelease(dist);
  writeFileSync(join(release, 'sbom.cdx.json'), packages);
  console.log(release);
});
