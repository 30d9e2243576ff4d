/**
 * The Node that the project brings (decision 035). The tools need a newer one than that of the machine may be, which only
 * installs the packages and then hands over.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

const folder = join(root, 'node_modules/node');

/** Its executable, once the packages are installed. */
export const bundledNode = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Whether this process runs under it, judged by the version.
 * @throws Error that says how to install it
 */
export function isBundledNode() {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(
      'The packages are not installed: `npm ci` does it, and so does every command of README.md.',
    );
  }
  return process.version === `v${JSON.parse(readFileSync(manifest, 'utf8')).version}`;
}

/**
 * Runs a program under the bundled Node in the place of this process: on the same terminal, with the signals that this
 * process is sent. Gives its exit code.
 */
export function runInFront(args) {
  const child = spawn(bundledNode, args, { stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0));
    });
  });
}
