import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import czech from '@/i18n/cs';
import english from '@/i18n/en';
import { root } from '../lib/project';
import { parseEnv } from './settings';
import { dictionaryFaults, shortHash } from './dictionaries';
import { htmlPlugin } from './html';
import { i18nPlugin } from './i18n';
import { inlineScriptHashes } from './page';
import { serviceWorkerPlugin } from './service-worker';
import { bindMessages } from './bind-short-words';

const cs = bindMessages(czech, 'cs');
const en = bindMessages(english, 'en');

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

const commit = 'c0ffee'.padEnd(40, '0');

/** The files of a build of the real index.html, route table and dictionaries, by name. */
async function buildFiles(settings: Record<string, string> = {}): Promise<Map<string, string>> {
  // git's own answer changes when anything writes into the project meanwhile.
  vi.stubEnv('SOURCE_COMMIT', commit);
  const i18n = i18nPlugin();
  const env = parseEnv(settings);
  const html = htmlPlugin(env, i18n.api);
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [tinyApp, i18n, html, serviceWorkerPlugin(env, html.api)],
    build: { write: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : file.code]),
  );
}

let files: Map<string, string>;
/** As it is made where somebody has said under which origin the app is published. */
let published: Map<string, string>;
const file = (name: string) => files.get(name) ?? `no file ${name}`;
const pages = () => Array.from(files.keys()).filter((name) => name.endsWith('.html'));
const script = () => Array.from(files).find(([name]) => /^assets.*\.js$/.test(name))?.[1] ?? '';

beforeAll(async () => {
  files = await buildFiles();
  published = await buildFiles({ VITE_PUBLIC_ORIGIN: 'https://hrajem.test' });
});

describe('a build', () => {
  it('has at the beginning of each page what Vite looks for at each dynamic import', () => {
    expect(pages().length).toBeGreaterThan(10);
    expect(
      pages().filter((name) => !/<head>\s*<meta charset[^>]*>\s*<meta property="csp-nonce"/.test(file(name))),
    ).toEqual([]);
  });

  it.each([
    ['cs', cs, 'index.html'],
    ['en', en, 'en.html'],
  ])(
    'has the dictionary of %s under the hash of its content, and a page that asks for it',
    (locale, messages, page) => {
      const json = JSON.stringify(messages);
      const address = `/_i18n/${shortHash(json)}/${locale}/messages.json`;
      expect(file(address.slice(1))).toBe(json);
      expect(file(page)).toContain(`<html lang="${locale}"`);
      expect(file(page)).toContain(`data-messages="${address}"`);
      expect(file(page)).toContain(messages.errors.noScriptReadable);
      expect(file(page.replace(/(index)?\.html$/, '/app/index.html').replace(/^\//, ''))).toContain(
        messages.errors.noScript,
      );
      expect(file(page)).not.toMatch(/%[A-Z_]+%/);
      expect(script()).toContain(address);
    },
  );

  it('has no word of the dictionaries in its code', () => {
    expect(script()).not.toContain(cs.errors.notFound.title);
    expect(script()).not.toContain(en.errors.notFound.title);
  });

  it('allows exactly the inline script of its pages, which is the same in each', () => {
    const [, sources = ''] = /script-src 'self' ([^;]+);/.exec(file('_headers')) ?? [];
    const hashes = sources.split(' ').map((source) => source.replaceAll("'", ''));
    expect(hashes).toHaveLength(1);
    for (const name of pages()) {
      expect(file(name).match(/<script(?! type="module")/g), name).toHaveLength(1);
      expect(inlineScriptHashes(file(name)), name).toEqual(hashes);
    }
    expect(file('not-found.txt')).toBe('Not found\n');
  });

  it('has an id that its pages know too', () => {
    const { build: id, ...more } = JSON.parse(file('version.json')) as { build: string };
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(more).toEqual({ commit });
    for (const name of pages()) expect(file(name), name).toContain(`name="build" content="${id}"`);
  });

  it('has another id when its pages alone are others', () => {
    const hashed = (build: Map<string, string>) =>
      [...build.keys()].filter((name) => name.startsWith('assets'));
    expect(hashed(published)).toEqual(hashed(files));
    expect(published.get('version.json')).not.toBe(file('version.json'));
  });

  it('has a service worker that keeps each of its pages and files, in the form of this build', () => {
    const worker = file('sw.js');
    const kept = Array.from(worker.matchAll(/url:[`"']([^`"']+)/g), ([, url]) => url);
    const hashed = [...files.keys()].filter((name) => /^(assets|_i18n)\/.*\.(js|css|json)$/.test(name));
    for (const name of hashed) expect(kept).toContain(`/${name}`);
    const addresses = pages().map((name) => `/${name.replace(/(index)?\.html$/, '')}`);
    expect(kept).toEqual(expect.arrayContaining(addresses));
    const { build: id } = JSON.parse(file('version.json')) as { build: string };
    expect(worker).toContain(id);
    expect(published.get('sw.js')).not.toBe(worker);
  });

  it('has what removes it in its place, where nothing is to be kept', async () => {
    const without = await buildFiles({ VITE_OFFLINE: '0' });
    expect(without.get('sw.js')).toContain('unregister()');
    expect(without.get('sw.js')).not.toContain('messages.json');
  });

  it('is the same when made again', async () => {
    expect(await buildFiles()).toEqual(files);
  });
});

describe('the pages of a build', () => {
  /** What those read who run no script: `name` or `property` of each `<meta>` with its content, and the links. */
  const headOf = (html: string) => ({
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    ...Object.fromEntries(
      Array.from(
        html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
        ([, name, content]) => [name, content],
      ),
    ),
    links: Array.from(
      html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g),
      ([, rel, hreflang, href]) => [rel, hreflang, href].filter(Boolean).join(' '),
    ),
  });

  it('are one for each public address, one for each other row, and one in each language for unknown addresses', () => {
    const paths = [
      'index prihlaseni registrace zapomenute-heslo obnoveni-hesla verifikace-emailu',
      'o-nas jak-to-funguje zasady-ochrany-osobnich-udaju app/index',
      'app/profile/index app/profileEdit/index app/statistics/index app/detail/index app/partner/index',
      'en en/login en/registration en/forgot-password en/reset-password en/verify-email',
      'en/about-us en/how-it-works en/privacy-policy en/app/index',
      'en/app/profile/index en/app/profileEdit/index en/app/statistics/index en/app/detail/index en/app/partner/index',
    ];
    const files = paths.join(' ').split(' ');
    expect(pages().toSorted()).toEqual(files.map((name) => `${name}.html`).toSorted());
  });

  it('say by themselves what their screen is called and about', () => {
    for (const [name, title, description] of [
      ['index.html', 'Zápasy – Hrajem', cs.descriptions.index],
      ['o-nas.html', 'O nás – Hrajem', cs.descriptions.about],
      ['en/privacy-policy.html', 'Privacy policy – Hrajem', en.descriptions.privacyPolicy],
      ['app/index.html', 'Hrajem', cs.descriptions.index],
    ] as const) {
      const head = headOf(file(name));
      expect(head, name).toMatchObject({
        title,
        description,
        'og:title': title,
        'og:description': description,
      });
      // Nobody has said where it is published, and addresses of such pages must be absolute.
      expect(head.links, name).toEqual([]);
      expect(head, name).not.toHaveProperty('og:url');
    }
  });

  it('name their addresses and are listed where the app is published', () => {
    const head = headOf(published.get('en/about-us.html') ?? '');
    expect(published.get('en/about-us.html')).toContain('rel="manifest" href="/manifest.en.webmanifest"');
    expect(head).toMatchObject({
      'og:locale': 'en_GB',
      'og:url': 'https://hrajem.test/en/about-us',
      'og:image': 'https://hrajem.test/icons/share.png',
      links: [
        'canonical https://hrajem.test/en/about-us',
        'alternate cs https://hrajem.test/o-nas',
        'alternate en https://hrajem.test/en/about-us',
        'alternate x-default https://hrajem.test/o-nas',
      ],
    });
    // Of many addresses: none of them may pass for all.
    expect(headOf(published.get('app/index.html') ?? '').links).toEqual([]);
    expect(published.get('robots.txt')).toContain('Sitemap: https://hrajem.test/sitemap.xml\n');
    const listed = Array.from(
      (published.get('sitemap.xml') ?? '').matchAll(/<loc>(.*)<\/loc>/g),
      ([, loc]) => loc,
    );
    expect(listed).toContain('https://hrajem.test/');
    expect(listed).toContain('https://hrajem.test/en/how-it-works');
    expect(listed).toHaveLength(12);
    expect(listed.join()).not.toMatch(/reset|obnoveni|verif|profil/);
    expect(files.has('sitemap.xml')).toBe(false);
  });

  it('name both addresses of each page in the sitemap', () => {
    const entries = (published.get('sitemap.xml') ?? '').split('<url>').slice(1);
    for (const entry of entries) {
      const languages = Array.from(entry.matchAll(/hreflang="([^"]+)"/g), ([, language]) => language);
      expect(languages).toEqual(['cs', 'en', 'x-default']);
    }
  });

  const dataOf = (html = ''): unknown[] =>
    Array.from(html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g), ([, json = '']) =>
      JSON.parse(json),
    );

  it.each([
    ['index.html', 'cs', 'https://hrajem.test/', cs.descriptions.index],
    ['en.html', 'en', 'https://hrajem.test/en', en.descriptions.index],
  ])('say in data whose site it is, on the start page %s', (name, inLanguage, url, description) => {
    const [data, ...others] = dataOf(published.get(name));
    expect(others).toEqual([]);
    expect(data).toMatchObject({ '@context': 'https://schema.org' });
    expect(data).toHaveProperty('@graph', [
      expect.objectContaining({ '@type': 'WebSite', name: 'Hrajem', description, url, inLanguage }),
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Hrajem',
        url: 'https://hrajem.test/',
        logo: 'https://hrajem.test/icons/icon-512.png',
      }),
    ]);
  });

  it('have such data on no other page, nor where no address is known', () => {
    const others = pages().filter((name) => !['index.html', 'en.html'].includes(name));
    for (const name of others) expect(dataOf(published.get(name)), name).toEqual([]);
    for (const name of pages()) expect(dataOf(file(name)), name).toEqual([]);
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
