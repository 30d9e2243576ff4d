/**
 * Runs `npm ci` before `npm start`, `npm run check` and the tests, when the packages are missing or older than package-lock.json.
 * This file runs before node_modules exists, under the Node that started npm: it may import Node's own modules only.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Milliseconds since 1970 when a file last changed; 0 when there is no such file. */
const modifiedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes node_modules/.package-lock.json last: an interrupted installation has none. */
const isInstalled = () => modifiedAt('package-lock.json') <= modifiedAt('node_modules/.package-lock.json');

/** Runs `npm ci` with the npm that started this script, else with the one on the PATH. */
function install() {
  const npmPath = process.env.npm_execpath;
  const [program, ...npmScript] = npmPath?.endsWith('.js') ? [process.execPath, npmPath] : ['npm'];
  // Development packages are needed whatever NODE_ENV is. The packages run under the Node of the package `node`, so npm must not compare `engines` with its own Node.
  const args = 'ci --include=dev --engine-strict=false --no-audit --no-fund --loglevel=error'.split(' ');
  const shell = process.platform === 'win32' && npmScript.length === 0;
  return spawnSync(program, [...npmScript, ...args], { cwd: root, stdio: 'inherit', shell }).status === 0;
}

/** Installs the packages if needed. Returns the reason why commands cannot run; undefined when they can. */
function installIfNeeded() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    return `Node 20 or newer is needed; this is ${process.version}.`;
  if (!isInstalled()) {
    console.log('Installing the packages of package-lock.json; the first time takes a minute or two …');
    if (!install()) return 'npm ci failed: see its message above.';
  }
  const bundledNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (spawnSync(bundledNode, ['--version']).status !== 0)
    return 'The Node among the packages does not run: its install script must be allowed (npm config get ignore-scripts).';
}

const fault = installIfNeeded();
if (fault) {
  console.error(fault);
  // The last line of `npm test` is always the total, even when the tests could not start.
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
