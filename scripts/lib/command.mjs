import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBundledNode, runInFront } from './bundled-node.mjs';

/** Whether a script was started by itself and not imported. */
const isMain = (meta) => realpathSync(process.argv[1] ?? '.') === fileURLToPath(meta.url);

/**
 * Makes a module a program: when it was started by itself, `main` runs, and false or an error make the exit code 1; of an
 * error people see the message, and `onError` may say more. Started under another Node than the bundled one, it goes on under that.
 * @param {ImportMeta} meta
 * @param {() => unknown} main
 * @param {() => void} [onError]
 */
export async function command(meta, main, onError) {
  if (!isMain(meta)) return;
  try {
    if (!isBundledNode()) process.exitCode = await runInFront(process.argv.slice(1));
    else if ((await main()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(error.message);
    onError?.();
    process.exitCode = 1;
  }
}
