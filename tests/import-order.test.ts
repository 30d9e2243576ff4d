import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The lint of imports, tried on a small project in which every file imports one thing. */

const root = join(import.meta.dirname, '..');

const shared = [
  'env',
  'lib/x',
  'api/x',
  'generated/x',
  'queries/x',
  'i18n/x',
  'routing/x',
  'components/ui/x',
  'components/x',
];
const targets = [...shared, 'features/a/x', 'features/b/x', 'routes/x', 'app/x', 'main'];

/** Which of the targets a file in this folder may import. */
const allowed: Record<string, string[]> = {
  'src/lib': ['lib/x'],
  'src/api': ['env', 'lib/x', 'api/x'],
  'src/queries': ['lib/x', 'api/x', 'generated/x', 'queries/x'],
  'src/i18n/cs': ['env', 'lib/x', 'generated/x', 'i18n/x'],
  'src/routing': ['lib/x', 'routing/x'],
  'src/components': ['lib/x', 'i18n/x', 'routing/x', 'components/ui/x', 'components/x'],
  'src/components/ui': ['lib/x', 'components/ui/x'],
  'src/features/a': [...shared, 'features/a/x'],
  'src/features/b/parts': [...shared, 'features/b/x'],
  'src/routes': [...shared, 'features/a/x', 'features/b/x', 'routes/x'],
  'src/app': [...shared, 'features/a/x', 'features/b/x', 'routes/x', 'app/x'],
  mocks: ['lib/x', 'generated/x'],
  tests: targets,
};

/** Single imports: file, module, whether it is allowed. */
const cases: [file: string, module: string, allowed: boolean][] = [
  ['src/env.ts', './lib/x', false],
  ['src/routing/table.ts', '@/routes/x', false],
  ['src/features/a/own.ts', './x', true],
  ['src/features/a/up.ts', '../b/x', false],
  ['src/features/a/mocks.ts', '@mocks/db', false],
  ['src/app/mocks.ts', '../../mocks/db', false],
  ['src/features/a/shell.ts', '@/generated/match.msw', false],
  ['src/features/a/msw.ts', 'msw', false],
  ['src/lib/node.ts', 'node:fs', false],
  ['src/features/a/anything.test.ts', '@/app/x', true],
  ['mocks/up.ts', '../src/lib/x', false],
];

let folder = '';
let faults: Set<string>;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const fileFor = (place: string, target: string) => `${place}/imports-${target.replaceAll('/', '-')}.ts`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hrajem-import-order-'));
  write(
    'oxlint.config.ts',
    `import { importZones } from '${pathToFileURL(join(root, 'scripts/lint/zones.ts')).href}';
     export default { categories: { correctness: 'off' }, overrides: importZones(new URL('./', import.meta.url)) };`,
  );
  for (const target of targets) write(`src/${target}.ts`, 'export const x = 1;');
  for (const place of Object.keys(allowed)) {
    for (const target of targets) write(fileFor(place, target), `export { x } from '@/${target}';`);
  }
  for (const [file, module] of cases) write(file, `export const load = () => import('${module}');`);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const options = { cwd: folder, encoding: 'utf8' as const };
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', '.'], options);
  const report = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  faults = new Set(
    report.diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => filename),
  );
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import order', () => {
  test.each(Object.entries(allowed))('%s imports what is below it and nothing else', (place, may) => {
    const accepted = targets.filter((target) => !faults.has(fileFor(place, target)));
    expect(accepted).toEqual(targets.filter((target) => may.includes(target)));
  });

  test.each(cases)('%s imports %s: %s', (file, _module, expected) => {
    expect(!faults.has(file)).toBe(expected);
  });
});
