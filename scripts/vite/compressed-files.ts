import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from '../lib/project.ts';

/**
 * What becomes notably smaller, by its name. Source maps would, but only developers load
 * them, and they are four times as much as all else.
 */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

/** A form that is larger than this share of its file is not worth its decompression. */
const WORTH = 0.9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The forms of a file that are laid beside it: the ending of their name, and how they are made as small as can be. */
const forms: readonly [ending: string, make: (bytes: Buffer) => Promise<Buffer>][] = [
  [
    '.br',
    (bytes) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      }),
  ],
  ['.gz', (bytes) => zip(bytes, { level: constants.Z_BEST_COMPRESSION })],
];

/** Lays `name.br` and `name.gz` beside each file of a folder that becomes smaller. */
async function compressFiles(folder: string): Promise<void> {
  // Folders with a dot are not served.
  const files = filesIn(folder).filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      await Promise.all(
        forms.map(async ([ending, make]) => {
          const made = await make(bytes);
          if (made.byteLength <= WORTH * bytes.byteLength) await writeFile(file + ending, made);
        }),
      );
    }),
  );
}

/**
 * Compresses a built app once and thoroughly, for hosts that send what lies beside a file (nginx, Caddy, the bundled server,
 * mocks/http/static-files.ts): brotli 11 takes far too long to be made while somebody waits.
 */
export const compressedFilesPlugin = (): Plugin => ({
  name: 'hrajem:compressed-files',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  writeBundle: {
    // Each of the other plugins has written its files, and Vite has copied those of public/.
    order: 'post',
    sequential: true,
    handler: ({ dir }) => compressFiles(dir ?? ''),
  },
});
