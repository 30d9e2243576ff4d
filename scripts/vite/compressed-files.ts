import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from '../lib/project.ts';

/** Source maps are excluded, because only developers load them; hidden folders, because they are not served. */
const COMPRESSIBLE_PATTERN = /^[^.].*\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

/** A compressed file is written only when it is at most this share of the original's size. */
const MAX_RATIO = 0.9;

const compressors = {
  '.br': promisify(brotliCompress),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes `name.br` and `name.gz` beside a file where that saves enough. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, compressBytes] of Object.entries(compressors)) {
    const compressedBytes = await compressBytes(bytes);
    if (compressedBytes.byteLength > MAX_RATIO * bytes.byteLength) continue;
    await writeFile(file + ending, compressedBytes);
  }
}

/** Compresses the files of a build once, for hosts that send compressed files: this strong level is too slow for each response. */
export const compressedFilesPlugin = (): Plugin => ({
  name: 'hrajem:compressed-files',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  writeBundle: {
    // By then all other plugins have written their files, and Vite has copied those of public/.
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const files = filesIn(dir).filter((name) => COMPRESSIBLE_PATTERN.test(name));
      await Promise.all(files.map((name) => compress(path.join(dir, name))));
    },
  },
});
