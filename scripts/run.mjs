/**
 * `node scripts/run.mjs NAME …`, which is how package.json runs each of its commands: installs the packages when they are
 * missing, then runs what commands.mjs says, under the bundled Node. Starts under whichever Node npm runs, without packages.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands } from './commands.mjs';
import { isBundledNode, runInFront } from './lib/bundled-node.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/project.mjs';

const PARENT_CHECK_MS = 1000;

/** Ends this process when npm is ended: npm tells only the shell between them, and the shell goes without a word. */
function endWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

/**
 * Runs a program in this process, as if it had been started by itself.
 * @param {readonly [string, ...string[]]} line
 */
async function become([file, ...args]) {
  process.argv.splice(1, Infinity, join(root, file), ...args);
  await import(pathToFileURL(join(root, file)).href);
}

async function main(name = '', args = []) {
  const command = commands[name];
  if (!command)
    throw new Error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  process.chdir(root);
  await ensureInstall();
  if (process.env.npm_lifecycle_event) endWithNpm();
  if (!isBundledNode()) {
    process.exitCode = await runInFront(process.argv.slice(1));
    return;
  }
  for (const file of command.first ?? []) {
    process.exitCode = await runInFront([join(root, file)]);
    if (process.exitCode !== 0) return;
  }
  await become([...command.run, ...args]);
}

try {
  await main(process.argv[2], process.argv.slice(3));
} catch (error) {
  console.error(error.message);
  // The last line of `npm test` is always the sum, even when it could not begin.
  if (process.argv[2] === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
