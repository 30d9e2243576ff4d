import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Each rule of our own still finds its offence, which stands at the place that the rule watches. */

const root = join(import.meta.dirname, '..');
const lintRulesPath = join(root, 'scripts/lint/project-rules.mjs');
const importRulesPath = join(root, '.dependency-cruiser.mjs');

interface Named {
  name: string;
}

interface LintReport {
  diagnostics: { code: string; filename: string }[];
}

interface ImportReport {
  summary: { violations: { from: string; to: string; rule: Named }[] };
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes the files outside the project, whose checks must not see them. */
function writeFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hrajem-offences-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The JSON that a tool prints about a folder in which it finds faults. */
function findFaults(program: string, args: string[], cwd: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const view = (markup: string) => `export const View = () => ${markup};`;

const lintOffences: readonly (readonly [rule: string, path: string, text: string])[] = [
  [
    'eslint(no-restricted-imports)',
    'src/features/a/write.ts',
    "import { useMutation } from '@tanstack/react-query';\nvoid useMutation;",
  ],
  [
    'project(no-first-letter-class)',
    'src/features/a/letter.ts',
    "export const c = 'first-letter:uppercase';",
  ],
  ['project(no-focus-in-box)', 'src/features/a/box.tsx', view('<div tabIndex={-1} className="flex" />')],
  ['project(no-focus-in-box)', 'src/features/a/standing.tsx', view('<p tabIndex={-1} />')],
  ['project(no-text-wrap-class)', 'src/features/a/wrap.ts', "export const c = 'text-balance';"],
  ['project(status-is-live)', 'src/features/a/status.tsx', view('<p role="status" />')],
  ['react(forbid-elements)', 'src/features/a/button.tsx', view('<button type="button" />')],
  ['react(jsx-no-literals)', 'src/features/a/words.tsx', view('<p>Words</p>')],
  ['eslint(no-restricted-properties)', 'src/features/a/cookie.ts', 'export const c = document.cookie;'],
  ['eslint(no-restricted-properties)', 'src/lib/date.ts', 'export const d = new Date().toLocaleString();'],
  ['eslint(no-restricted-properties)', 'src/lib/html.ts', "document.body.innerHTML = '';"],
  [
    'eslint(no-restricted-imports)',
    'src/screens/a.ts',
    "import { getGetMatchQueryOptions } from '@/generated/match/match';\nvoid getGetMatchQueryOptions;",
  ],
  ['eslint(no-restricted-globals)', 'src/queries/a.ts', "export const a = fetch('/api');"],
  ['eslint(no-console)', 'src/routing/a.ts', "console.log('a');"],
];

test('each lint rule of our own finds its offence', async () => {
  const config = `import config from ${JSON.stringify(join(root, 'oxlint.config.ts'))};
export default { ...config, options: {}, jsPlugins: [${JSON.stringify(lintRulesPath)}] };`;
  const folder = writeFiles({
    'oxlint.config.ts': config,
    ...Object.fromEntries(lintOffences.map(([, path, text]) => [path, text])),
  });
  const { diagnostics } = findFaults('oxlint/bin/oxlint', ['--format=json', 'src'], folder) as LintReport;
  const found = diagnostics.map(({ code, filename }) => `${code} ${filename}`);
  expect(found).toEqual(expect.arrayContaining(lintOffences.map(([rule, path]) => `${rule} ${path}`)));
  const { default: plugin } = (await import(lintRulesPath)) as { default: { rules: object } };
  const ownRules = Object.keys(plugin.rules).map((name) => `project(${name})`);
  expect(lintOffences.map(([rule]) => rule)).toEqual(expect.arrayContaining(ownRules));
});

const importOffences: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['imports-of-env', 'src/env.ts', 'src/lib/a.ts'],
  ['imports-of-lib', 'src/lib/b.ts', 'src/env.ts'],
  ['imports-of-service-worker', 'src/service-worker/a.ts', 'src/api/a.ts'],
  ['imports-of-api', 'src/api/b.ts', 'src/generated/a.ts'],
  ['imports-of-queries', 'src/queries/a.ts', 'src/i18n/a.ts'],
  ['imports-of-i18n', 'src/i18n/b.ts', 'src/routing/a.ts'],
  ['imports-of-routing', 'src/routing/b.ts', 'src/i18n/a.ts'],
  ['imports-of-components-ui', 'src/components/ui/a.ts', 'src/i18n/a.ts'],
  ['imports-of-components', 'src/components/a.ts', 'src/api/a.ts'],
  ['imports-of-forms', 'src/forms/a.ts', 'src/routing/a.ts'],
  ['imports-of-bootstrap-first-paint', 'src/bootstrap/first-paint/a.ts', 'src/queries/b.ts'],
  ['imports-of-bootstrap', 'src/bootstrap/a.ts', 'src/features/a/a.ts'],
  ['imports-of-features', 'src/features/a/b.ts', 'src/screens/a.ts'],
  ['imports-of-screens', 'src/screens/b.ts', 'src/app/a.ts'],
  ['imports-of-app', 'src/app/b.ts', 'src/main.tsx'],
  ['feature-in-a-feature', 'src/features/a/c.ts', 'src/features/b/a.ts'],
  ['view-with-a-hook', 'src/features/a/views/a.ts', 'src/features/a/use-a.ts'],
  ['first-paint-in-the-app', 'src/app/c.ts', 'src/bootstrap/first-paint/b.ts'],
  ['app-in-the-mocks', 'mocks/a.ts', 'src/lib/a.ts'],
  ['circular-files', 'src/lib/c.ts', 'src/lib/d.ts'],
  ['circular-folders', 'src/api/c', 'src/api/d'],
  ['circular-folders', 'src/api/d', 'src/api/c'],
  ['mocks-in-the-app', 'src/queries/c.ts', 'mocks/b.ts'],
  ['mocks-in-the-build', 'src/main.tsx', 'mocks/b.ts'],
  ['generated-code-alone', 'src/generated/b.ts', 'src/api/a.ts'],
  ['screen-without-a-row', 'src/screens/b.ts', 'src/screens/b.ts'],
  ['unresolved-import', 'src/lib/e.ts', './missing.ts'],
];

test('each rule of imports finds its offence', async () => {
  const files: Record<string, string> = { 'tsconfig.json': '{}', 'src/app/screens.ts': '' };
  const add = (from: string, to: string): void => {
    const target = to.startsWith('.') ? to : `./${relative(dirname(from), to)}`;
    files[from] = `${files[from] ?? ''}import '${target}';\n`;
    if (!to.startsWith('.')) files[to] ??= '';
  };
  for (const [rule, from, to] of importOffences) {
    if (rule === 'circular-files') add(to, from);
    if (rule === 'circular-folders') add(`${from}/a.ts`, `${to}/b.ts`);
    else if (from !== to) add(from, to);
  }
  const { summary } = findFaults(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', importRulesPath, '--output-type', 'json', 'src', 'mocks'],
    writeFiles(files),
  ) as ImportReport;
  const found = summary.violations.map(({ rule, from, to }) => `${rule.name} ${from} ${to}`);
  expect(found).toEqual(expect.arrayContaining(importOffences.map((offence) => offence.join(' '))));
  const { default: config } = (await import(importRulesPath)) as { default: { forbidden: Named[] } };
  const rules = config.forbidden.map(({ name }) => name);
  expect(new Set(importOffences.map(([rule]) => rule))).toEqual(new Set(rules));
});
