import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZONES } from '../scripts/lint/zones.ts';

/** The project's own rules of the lint (scripts/lint), tried on a small project in which every file does one thing. */

const root = join(import.meta.dirname, '..');

/** An import of a file, by `import()`, as the lint has to see it too. */
const load = (module: string) => `export const load = () => import('${module}');`;

const accepted: [file: string, text: string][] = [
  ['src/api/own.ts', load('@/lib/x')],
  ['src/components/down.ts', load('@/components/ui/x')],
  ['src/features/a/own.ts', load('./x')],
  ['src/features/a/down.ts', load('@/queries/x')],
  ['src/routes/down.ts', load('@/features/a/x')],
  ['src/before-app/paint/down.ts', load('@/features/a/x')],
  ['src/app/down.ts', load('@/routes/x')],
  ['src/features/a/any.test.ts', load('@/app/x')],
  ['tests/any.ts', load('@/app/x')],
  ['mocks/down.ts', load('@/generated/x')],
  ['src/components/words.tsx', 'export const A = () => <p title={LL.a()}>{LL.b()} · 7&nbsp;{"–"}</p>;'],
  ['src/components/colours.tsx', 'export const A = () => <p className="bg-avatar-1 text-xl w-[18rem] text-[1.5rem]" />;'],
  ['src/components/link.tsx', 'export const A = () => <a href="https://example.org/">{LL.a()}</a>;'],
  ['src/components/wrap.tsx', 'export const A = () => <p className="text-prettyish" style={{ textAlign: "left" }} />;'],
  ['src/features/a/write.ts', 'const m = useMutation(a); if (client.isMutating({ mutationKey }) === 0) m.mutate();'],
  ['src/features/a/build.ts', 'if (!pendingActs(client).has(7)) client.getMutationCache().build(client, a);'],
  ['src/features/a/held.ts', 'const m = useMutation(a); if (!isUnderWay.current) m.mutate();'],
]; // oxfmt-ignore

const refused: [file: string, text: string, says: string][] = [
  ['src/env.ts', load('./lib/x'), 'src/env.ts imports nothing'],
  ['src/lib/up.ts', load('@/api/x'), 'src/lib imports nothing else'],
  ['src/lib/node.ts', load('node:fs'), 'src runs in the browser'],
  ['src/api/up.ts', "export type { X } from '@/queries/x';", 'src/api imports env, lib only'],
  ['src/routing/up.ts', load('@/routes/x'), 'src/routing imports lib only'],
  ['src/components/up.ts', load('@/features/a/x'), 'src/components imports components/ui'],
  ['src/components/ui/up.ts', load('@/components/x'), 'src/components/ui imports lib only'],
  ['src/features/a/beside.ts', load('@/features/b/x'), 'never another feature'],
  ['src/features/a/up.ts', load('../b/x'), "'../' is not used"],
  ['src/features/a/mocks.ts', load('@mocks/db'), 'Only src/main.tsx mentions mocks'],
  ['src/app/mocks.ts', load('../../mocks/db'), 'Only src/main.tsx mentions mocks'],
  ['src/features/a/generated-mocks.ts', load('@/generated/match.msw'), 'Only src/main.tsx mentions mocks'],
  ['src/features/a/msw.ts', load('msw'), 'must not reach the built app'],
  ['src/before-app/up.ts', load('@/features/a/x'), 'stand in every page'],
  ['src/before-app/paint.ts', load('./paint/x'), 'can do without it'],
  ['src/app/paint.ts', load('@/before-app/paint/x'), 'can do without it'],
  ['src/routes/up.ts', load('@/app/x'), 'src/app hands in what it owns'],
  ['src/app/up.ts', load('@/main'), 'where the program begins'],
  ['mocks/up.ts', load('../src/lib/x'), "Write '@/generated/…'"],
  ['mocks/app.ts', load('@/routing/x'), 'knows the app by its contract only'],
  ['src/app/text.tsx', 'export const A = () => <p>Ahoj</p>;', 'from the dictionaries'],
  ['src/app/string.tsx', 'export const A = () => <p>{"Ahoj"}</p>;', 'from the dictionaries'],
  ['src/app/template.tsx', 'export const A = () => <p>{`${a} matches`}</p>;', 'from the dictionaries'],
  ['src/app/attribute.tsx', 'export const A = () => <p aria-label="Ahoj" />;', 'from the dictionaries'],
  ['src/app/palette.tsx', 'export const A = () => <p className="p-2 hover:bg-green-500/50" />;', 'bg-green-500/50'],
  ['src/app/side.tsx', 'export const A = () => <p className={`${a} border-t-slate-200`} />;', 'border-t-slate-200'],
  ['src/app/white.tsx', "const name = 'text-white';", 'text-white'],
  ['src/app/hex.tsx', 'export const A = () => <p className="text-[#fff]" />;', 'text-[#fff]'],
  ['src/app/function.tsx', 'export const A = () => <p className="bg-[oklch(1_0_0)]" />;', 'bg-[oklch(1_0_0)]'],
  ['src/app/shadow.tsx', 'export const A = () => <p className="shadow-[0_1px_2px_#000]" />;', 'shadow-[0_1px_2px_#000]'],
  ['src/app/name.tsx', 'export const A = () => <p className="text-[red]" />;', 'text-[red]'],
  ['src/app/link.tsx', 'export const A = () => <a href="/o-nas">{a}</a>;', '<Link to="name">'],
  ['src/app/pretty.tsx', 'export const A = () => <p className="p-2 md:text-pretty" />;', 'ends WebKit 2.50'],
  ['src/app/balance.tsx', 'export const A = () => <p style={{ textWrap: "balance" }} />;', 'ends WebKit 2.50'],
  ['src/features/a/pending.ts', 'const m = useMutation(a); if (!m.isPending) m.mutate();', 'at the press'],
  ['src/features/a/any-write.ts', 'client.getMutationCache().build(client, a); client.isMutating();', 'at the press'],
  ['src/features/a/query.ts', 'export const query = { ...getGetMatchQueryOptions(7) };', 'how long the answer is fresh'],
]; // oxfmt-ignore

let folder = '';
const messages = new Map<string, string>();

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hrajem-lint-'));
  write(
    'oxlint.config.ts',
    `import { importZones } from '${pathToFileURL(join(root, 'scripts/lint/zones.ts')).href}';
     import houseRules from '${pathToFileURL(join(root, 'scripts/lint/house-rules.mjs')).href}';
     export default {
       jsPlugins: ['${join(root, 'scripts/lint/house-rules.mjs')}'],
       categories: { correctness: 'off' },
       rules: Object.fromEntries(Object.keys(houseRules.rules).map((name) => ['house/' + name, 'error'])),
       overrides: importZones(new URL('./', import.meta.url)),
     };`,
  );
  for (const feature of ['a', 'b']) write(`src/features/${feature}/x.ts`, 'export const x = 1;');
  for (const [file, text] of [...accepted, ...refused]) write(file, text);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as {
    diagnostics: { filename: string; message: string; help?: string }[];
  };
  for (const { filename, message, help = '' } of report.diagnostics)
    messages.set(filename, `${messages.get(filename) ?? ''}${message} ${help}`);
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(accepted)('%s may say %s', (file) => {
  expect(messages.get(file)).toBeUndefined();
});

test.each(refused)('%s may not say %s, and is told what to do', (file, _text, says) => {
  expect(messages.get(file)).toContain(says);
});

test('CONTRIBUTING.md lists what each folder of src may import', () => {
  const [, section = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('## Imports go one way');
  const said = new Map(
    [...section.matchAll(/^ {4}(\S+(?:, \S+)*) {2,}([^;\n]+)/gm)].flatMap(([, names = '', list = '']) =>
      names.split(', ').map((name) => [name.replace('/<name>', ''), list.split(', ')] as const),
    ),
  );
  const listed = (name: string): string[] =>
    (said.get(name) ?? []).flatMap((other, _, list) =>
      other === 'nothing' ? [] : other === 'and what they may' ? list.slice(0, -1).flatMap(listed) : [other],
    );
  for (const [name, { may }] of Object.entries(ZONES))
    expect([...new Set(listed(name))].toSorted(), name).toEqual(may.toSorted());
});
