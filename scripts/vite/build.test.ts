import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { parseEnv } from '@/env';
import { dictionaryFaults, shortHash } from './dictionaries';
import { htmlPlugin } from './html';
import { i18nPlugin } from './i18n';

/** Stands in for the app, so that the build takes no time: it only asks where the dictionaries are. */
const tinyApp: Plugin = {
  name: 'tiny-app',
  enforce: 'pre',
  resolveId: (id) => (id === '/src/main.tsx' ? '\0app' : undefined),
  load: (id) =>
    id === '\0app'
      ? `import { messageAddresses } from 'virtual:i18n'; console.log(messageAddresses);`
      : undefined,
};

/** The files of a build of the real index.html and dictionaries, by name. */
async function buildFiles(): Promise<Map<string, string>> {
  const i18n = i18nPlugin();
  const result = await build({
    root: path.join(import.meta.dirname, '../..'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [tinyApp, i18n, htmlPlugin(parseEnv({}), i18n.api)],
    build: { write: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : file.code]),
  );
}

let files: Map<string, string>;
const file = (name: string) => files.get(name) ?? `no file ${name}`;
const script = () => Array.from(files).find(([name]) => name.endsWith('.js'))?.[1] ?? '';

beforeAll(async () => {
  files = await buildFiles();
});

describe('a build', () => {
  it.each([
    ['cs', cs, 'index.html'],
    ['en', en, 'en/index.html'],
  ])(
    'has the dictionary of %s under the hash of its content, and a page that asks for it',
    (locale, messages, page) => {
      const json = JSON.stringify(messages);
      const address = `/_i18n/${shortHash(json)}/${locale}/messages.json`;
      expect(file(address.slice(1))).toBe(json);
      expect(file(page)).toContain(`<html lang="${locale}"`);
      expect(file(page)).toContain(`<link rel="preload" as="fetch" crossorigin href="${address}" />`);
      expect(file(page)).toContain(messages.errors.noScript);
      expect(file(page)).not.toMatch(/%[A-Z_]+%/);
      expect(script()).toContain(address);
    },
  );

  it('has no word of the dictionaries in its code', () => {
    expect(script()).not.toContain(cs.errors.notFound.title);
    expect(script()).not.toContain(en.errors.notFound.title);
  });

  it('allows exactly the one inline script of its pages', () => {
    const [, hash] = /script-src 'self' '(sha256-[^']+)'; /.exec(file('_headers')) ?? [];
    expect(hash).toBeTruthy();
    expect(file('index.html').match(/<script(?! type="module")/g)).toHaveLength(1);
    expect(file('_redirects')).toContain('/en/* /en/index.html 200\n/* /index.html 200\n');
    expect(file('not-found.txt')).toBe('Not found\n');
  });

  it('has an id that its pages know too', () => {
    const { build: id } = JSON.parse(file('version.json')) as { build: string };
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    for (const page of ['index.html', 'en/index.html'])
      expect(file(page)).toContain(`name="build" content="${id}"`);
  });

  it('is the same when made again', async () => {
    expect(await buildFiles()).toEqual(files);
  });
});

it('names what a dictionary lacks', () => {
  expect(
    dictionaryFaults([
      ['cs', { a: { b: 'x' }, c: 'y', d: ' ' }],
      ['en', { a: {}, c: 'y', d: 'z', e: 'w' }],
    ]),
  ).toEqual(['cs: d is blank', 'cs: e is missing', 'en: a.b is missing']);
});
