/** Runs before node_modules exists, under whichever Node started npm: nothing but Node's own modules may be imported here. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledNode } from './bundled-node.mjs';
import { root } from './project.mjs';

/** The packages that a lockfile lists, by folder; undefined when there is no such file or it is broken. */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Why the installed packages are not those of package-lock.json, or undefined when they are.
 * npm writes node_modules/.package-lock.json last, so an interrupted installation has none.
 */
function whyInstall() {
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or is not JSON: take it from git again.');
  const present = lockedPackages(join(root, 'node_modules/.package-lock.json'));
  if (!present) return 'packages are not installed';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = present[path];
    // Packages for other systems stand in package-lock.json only.
    if (!found && entry.optional) continue;
    if (!found || found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${path} differs from package-lock.json`;
    }
    if (!existsSync(join(root, path, 'package.json'))) return `${path} is missing`;
  }
  const version = spawnSync(bundledNode, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  const wantedVersion = wanted['node_modules/node']?.version;
  if (version !== `v${wantedVersion}`) return `the bundled Node ${wantedVersion} does not run`;
  return undefined;
}

/** Runs `npm ci` with the npm that started this script, else with the one on the PATH; gives its exit code. */
async function install() {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // Development packages are needed whatever NODE_ENV says. The warnings about Node's version speak of the Node that runs npm,
  // not of the bundled one that runs the packages.
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const shell = process.platform === 'win32' && first.length === 0;
  const started = Date.now();
  const heartbeat = setInterval(
    () => console.log(`  … ${Math.round((Date.now() - started) / 1000)} s`),
    15_000,
  );
  try {
    const [code] = await once(spawn(command, args, { cwd: root, stdio: 'inherit', shell }), 'close');
    return code;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Installs the packages of package-lock.json when they are missing or differ from it.
 * @throws Error that says what to do
 */
export async function ensureInstall() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) throw new Error(`Node 20 or newer is needed; this is ${process.version}.`);
  const reason = whyInstall();
  if (!reason) return;
  console.log(`Installing packages (${reason}); the first time takes a minute or two …`);
  const started = Date.now();
  if ((await install()) !== 0) throw new Error('npm ci failed: see its message above.');
  const left = whyInstall();
  if (left) throw new Error(`npm ci ended well, and yet ${left}.`);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
