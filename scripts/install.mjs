/**
 * Before `npm start`, `npm run check`, `npm test` and its `:long` and `:browsers`: `npm ci` when the packages are missing or older than package-lock.json. Runs before
 * node_modules exists, under whichever Node started npm: nothing but Node's own modules may be imported here.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** When a file was written; 0 when there is none. */
const written = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes the second file last, so an interrupted installation has none. */
const isInstalled = () => written('package-lock.json') <= written('node_modules/.package-lock.json');

/** Runs `npm ci` with the npm that started this script, else with the one on the PATH. */
function install() {
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // Packages of development are needed whatever NODE_ENV says. Warnings about Node's version speak of the Node that runs npm,
  // not of the one among the packages that runs them.
  const args = [
    'ci',
    '--include=dev',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const shell = process.platform === 'win32' && first.length === 0;
  return spawnSync(program, [...first, ...args], { cwd: root, stdio: 'inherit', shell }).status === 0;
}

/** What prevents the commands from running; undefined when nothing does. */
function whyNot() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    return `Node 20 or newer is needed; this is ${process.version}.`;
  if (!isInstalled()) {
    console.log('Installing the packages of package-lock.json; the first time takes a minute or two …');
    if (!install()) return 'npm ci failed: see its message above.';
  }
  const bundled = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (spawnSync(bundled, ['--version']).status !== 0)
    return 'The Node among the packages does not run: its install script must be allowed (npm config get ignore-scripts).';
}

const fault = whyNot();
if (fault) {
  console.error(fault);
  // The last line of `npm test` is always the sum, even when it could not begin.
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
