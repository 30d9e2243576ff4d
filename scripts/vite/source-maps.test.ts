import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { sourceMapsPlugin } from './source-maps';

const root = mkdtempSync(path.join(tmpdir(), 'hrajem-source-maps-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('go to their folder where they have one, and the scripts do not mention them', async () => {
  writeFileSync(path.join(root, 'app.js'), 'console.log(location.href);');
  const [maps, outDir] = [path.join(root, 'maps'), path.join(root, 'dist')];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [sourceMapsPlugin(maps)],
    build: { sourcemap: true, outDir, rolldownOptions: { input: path.join(root, 'app.js') } },
  });
  const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const [script = '', ...others] = filesOf(outDir).filter((file) => file.includes('.js'));
  expect(others).toEqual([]);
  expect(readFileSync(path.join(outDir, script), 'utf8')).not.toContain('sourceMappingURL');
  expect(filesOf(maps).filter((file) => file.endsWith('.js.map'))).toHaveLength(1);
});
