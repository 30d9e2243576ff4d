import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/locale';
import { demoAccounts } from '@mocks/db/accounts/demo-accounts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('decisions', () => {
  const index = read('docs/decisions/README.md');
  const decisions = readdirSync(join(root, 'docs/decisions'))
    .filter((file) => file !== 'README.md')
    .toSorted()
    .map((file) => {
      const text = read(`docs/decisions/${file}`);
      const [, number = '', title = ''] = /^# (\d{3}) (.+)\n\n/.exec(text) ?? [];
      return { file, text, number, title };
    });
  const numbers = decisions.map(({ number }) => number);

  test('begin with their number and title', () => {
    const withoutTitle = decisions.filter(
      ({ file, number }) => number === '' || !file.startsWith(`${number}-`),
    );
    expect(withoutTitle.map(({ file }) => file)).toEqual([]);
  });

  test('are all in the index, in order', () => {
    expect(index.match(/^- \[.+\)$/gm)).toEqual(
      decisions.map(({ number, file, title }) => `- [${number} ${title}](${file})`),
    );
  });

  test('exist when a comment names them', () => {
    const files = ['src', 'mocks', 'gallery', 'tests', 'scripts'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|mjs|mts|html|css)$/.test(file) && !file.startsWith('generated'))
        .map((file) => `${folder}/${file}`),
    );
    const references = files.flatMap((file) =>
      [
        ...read(file).matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)|docs\/decisions\/(\d{3})-/g),
      ].flatMap(([, several = '', list = several]) =>
        list.split(/, | and /).map((number) => ({ file, number })),
      ),
    );
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});

const folders = ['.', 'deploy', 'docs', 'docs/decisions', 'mocks', 'scripts', 'src', 'gallery', 'tests'];
const documents = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: !/^(\.|docs)$/.test(folder), encoding: 'utf8' }).map(
      (file) => join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
  .map((file) => ({ file, text: read(file) }));

describe('the documents', () => {
  test('link to existing files', () => {
    const broken = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)]
        .filter(([, link = '']) => !existsSync(join(root, dirname(file), link)))
        .map(([, link]) => `${file}: ${link}`),
    );
    expect(documents.length).toBeGreaterThan(30);
    expect(broken).toEqual([]);
  });

  test('name existing files and folders', () => {
    const broken = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/`((?:src|mocks|gallery|tests|scripts|docs|deploy)\/[\w./-]+)`/g)]
        .filter(([, path = '']) => !existsSync(join(root, path)))
        .map(([, path]) => `${file}: ${path}`),
    );
    expect(broken).toEqual([]);
  });
});

test('the documents of a folder name existing files of this folder', () => {
  const broken = documents
    .filter(({ file }) => /^(src|mocks|gallery|tests|scripts)\//.test(file))
    .flatMap(({ file, text }) => {
      const paths = readdirSync(join(root, dirname(file)), { recursive: true, encoding: 'utf8' });
      const names = new Set([...paths.map((path) => basename(path)), ...readdirSync(root)]);
      return [...text.matchAll(/`([\w.-]+\.(?:tsx?|mjs|py))`/g)]
        .filter(([, name = '']) => !names.has(name))
        .map(([, name]) => `${file}: ${name}`);
    });
  expect(broken).toEqual([]);
});

describe('facts in documents and code', () => {
  test('no folder of code has more than the 15 files of its own that CONTRIBUTING.md allows', () => {
    const counts = new Map<string, number>();
    for (const folder of ['src', 'mocks', 'scripts', 'tests'])
      for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
        if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    const large = [...counts].filter(([path, count]) => count > 15 && !path.includes('src/generated'));
    expect(counts.size).toBeGreaterThan(50);
    expect(large).toEqual([]);
  });

  test('documents name only commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const unknownCommands = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(unknownCommands).toEqual([]);
  });

  test('README.md lists the demo accounts', () => {
    const rows = [...read('README.md').matchAll(/^\| `(\w+)` +\| `(\S+)` /gm)];
    expect(rows.map(([, username, password]) => `${username} ${password}`)).toEqual(
      demoAccounts.map(({ username, password }) => `${username} ${password}`),
    );
  });

  test('README.md has the latest figures of docs/performance.md', () => {
    const rowsOf = (file: string) =>
      [...read(file).matchAll(/^\| (.+\| +(?:first|repeat) +\|.+) \|$/gm)].map(([, row = '']) =>
        row.split('|').map((cell) => cell.replace(/\(.*/, '').trim()),
      );
    const measured = rowsOf('docs/performance.md').map(([page, visit, requests, lcp, ofStatic, ratio]) =>
      [page, visit, requests, lcp, ofStatic, ratio].join(),
    );
    const figures = rowsOf('README.md').map((row) => row.join());
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter((row) => !measured.includes(row))).toEqual([]);
  });

  test('the theme colour of the browser is the canvas colour of the page', () => {
    const [light = '', dark = ''] = Array.from(
      read('src/app/styles/tokens.css').matchAll(/--color-canvas: (#\w{6});/g),
      ([, colour]) => colour,
    );
    expect(read('index.html')).toContain(`content="${light}" data-light="${light}" data-dark="${dark}"`);
    for (const locale of locales)
      expect(JSON.parse(read(`public/manifest.${locale}.webmanifest`))).toMatchObject({
        background_color: light,
        theme_color: light,
      });
  });

  test.each(['docs/settings.md', 'deploy/Containerfile'])('%s names every setting of a build', (file) => {
    const settings = [...read('scripts/vite/settings.ts').matchAll(/readSetting\('(VITE_\w+)'/g)];
    expect(settings.length).toBeGreaterThan(3);
    expect(settings.map(([, name = '']) => name).filter((name) => !read(file).includes(name))).toEqual([]);
  });
});

/** How to make an example again that no longer applies. */
const howToRemake = (patch: string) => `Make ${patch} anew:
  git apply --reject ${patch}   (write by hand what stands in *.rej, and delete those; if your change has the same feature, take yours)
  npm run generate && npm run check && git add --intent-to-add .
  git diff -U1 --no-color -- . ':!src/generated' ':!src/i18n/i18n-types.ts' ':!gallery/heard' ':!pacts' ':!CHANGELOG.md' | grep -vE '^(diff --git|index|new file mode) ' > .cache/example.patch
and, once the change is taken back, mv .cache/example.patch ${patch}`;

test.skipIf(!existsSync(join(root, '.git'))).each(readdirSync(join(root, 'docs/examples')))(
  'the example %s applies to this repository, or is already in it',
  (file) => {
    const patch = `docs/examples/${file}`;
    const [forward, reverse] = [[], ['--reverse']].map((options) => {
      const args = ['-c', `safe.directory=${root}`, 'apply', '--check', ...options, patch];
      return spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    });
    expect([forward?.status, reverse?.status], `${forward?.stderr}\n${howToRemake(patch)}`).toContain(0);
  },
);
