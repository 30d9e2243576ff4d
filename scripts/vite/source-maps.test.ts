import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { sourceMapsPlugin } from './source-maps';

const root = mkdtempSync(path.join(tmpdir(), 'hrajem-source-maps-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
writeFileSync(path.join(root, 'app.js'), 'console.log(location.href);');

/** The files of a build below its folder, and the text of its script. */
async function buildWith(mapsFolder: string | undefined) {
  const outDir = path.join(root, `dist-${mapsFolder ? 'without' : 'with'}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [sourceMapsPlugin(mapsFolder)],
    build: { sourcemap: true, outDir, rolldownOptions: { input: path.join(root, 'app.js') } },
  });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const script = files.find((file) => file.endsWith('.js')) ?? '';
  return { files, code: readFileSync(path.join(outDir, script), 'utf8') };
}

it('are published beside the scripts unless they have a folder', async () => {
  const { files, code } = await buildWith(undefined);
  expect(files.filter((file) => file.endsWith('.map'))).toHaveLength(1);
  expect(code).toContain('sourceMappingURL=');
});

it('go to their folder, and the scripts do not mention them', async () => {
  const maps = path.join(root, 'maps');
  const { files, code } = await buildWith(maps);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(code).not.toContain('sourceMappingURL');
  const kept = readdirSync(maps, { recursive: true, encoding: 'utf8' });
  expect(kept.filter((file) => file.endsWith('.js.map'))).toHaveLength(1);
});
