import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { manifestFile, manifestPlugin } from './manifest';

it('keeps the manifest for `npm run size`, and out of what is published', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hrajem-manifest-'));
  const outDir = path.join(root, path.basename(root));
  try {
    mkdirSync(outDir);
    writeFileSync(
      path.join(root, 'index.html'),
      '<!doctype html><title>x</title><script type="module" src="/x.js"></script>',
    );
    writeFileSync(path.join(root, 'x.js'), 'console.log(1);');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [manifestPlugin()],
      build: { outDir, manifest: true },
    });
    expect(existsSync(path.join(outDir, '.vite'))).toBe(false);
    expect(JSON.parse(readFileSync(manifestFile(outDir), 'utf8'))).toHaveProperty(['index.html']);
  } finally {
    rmSync(root, { recursive: true });
    rmSync(manifestFile(outDir), { force: true });
  }
});
