import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from '../lib/project.ts';

/** Not source maps: only developers load them, and they are four times as much as all else. Folders with a dot are not served. */
const COMPRESSIBLE = /^[^.].*\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

/** A form that is larger than this share of its file is not worth its decompression. */
const WORTH = 0.9;

// Brotli is as thorough as can be unless it is told otherwise.
const forms = {
  '.br': promisify(brotliCompress),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Lays `name.br` and `name.gz` beside a file where it becomes smaller. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, make] of Object.entries(forms)) {
    const made = await make(bytes);
    if (made.byteLength <= WORTH * bytes.byteLength) await writeFile(file + ending, made);
  }
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
    async handler({ dir = '' }) {
      const files = filesIn(dir).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(files.map((name) => compress(path.join(dir, name))));
    },
  },
});
