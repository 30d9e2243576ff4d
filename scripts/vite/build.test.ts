import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import czech from '@/i18n/cs';
import english from '@/i18n/en';
import { root } from '../lib/project';
import { htmlPlugin } from './pages/html';
import { hashInlineScripts } from './pages/page';
import { parseEnv } from './settings';
import { i18nPlugin } from './words/i18n';
import { bindMessages } from './words/no-break-characters';
import { serviceWorkerPlugin } from './worker/service-worker';

const cs = bindMessages(czech, 'cs');
const en = bindMessages(english, 'en');

/** A small app makes the build fast; it only imports the addresses of the dictionaries. */
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

/** Builds the real index.html, route table and dictionaries; returns the files by name. */
async function buildFiles(settings: Record<string, string> = {}, base = '/'): Promise<Map<string, string>> {
  // Without this variable the build asks git, whose answer changes when another process writes into the project.
  vi.stubEnv('SOURCE_COMMIT', commit);
  const i18n = i18nPlugin();
  const env = parseEnv(settings);
  const pagesPlugin = htmlPlugin(env, i18n.api);
  const result = await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [tinyApp, i18n, pagesPlugin, serviceWorkerPlugin(env, pagesPlugin.api)],
    build: { write: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : file.code]),
  );
}

let files: Map<string, string>;
/** The files of a build with the setting VITE_PUBLIC_ORIGIN. */
let siteFiles: Map<string, string>;
const textOf = (name: string) => files.get(name) ?? `no file ${name}`;
const pageNames = () => Array.from(files.keys()).filter((name) => name.endsWith('.html'));

beforeAll(async () => {
  files = await buildFiles();
  siteFiles = await buildFiles({ VITE_PUBLIC_ORIGIN: 'https://hrajem.test' });
});

describe('a build', () => {
  it('puts the csp-nonce element, which Vite looks up at each dynamic import, at the start of each page', () => {
    expect(pageNames().length).toBeGreaterThan(10);
    const headStart = /<head>\s*<meta charset[^>]*>\s*<meta property="csp-nonce"/;
    expect(pageNames().filter((name) => !headStart.test(textOf(name)))).toEqual([]);
  });

  it('is refused for a sub-path', async () => {
    await expect(buildFiles({}, '/hrajem/')).rejects.toThrow('cannot live at /hrajem/');
  });

  it('allows exactly the one inline script that all its pages share', () => {
    const [, sources = ''] = /script-src 'self' ([^;]+);/.exec(textOf('_headers')) ?? [];
    const hashes = sources.split(' ').map((source) => source.replaceAll("'", ''));
    expect(hashes).toHaveLength(1);
    for (const [name, html] of [...files, ...siteFiles].filter(([path]) => path.endsWith('.html'))) {
      expect(html.match(/<script(?! type="(?:module|application\/ld\+json)")/g), name).toHaveLength(1);
      expect(hashInlineScripts(html), name).toEqual(hashes);
    }
    expect(textOf('not-found.txt')).toBe('Not found\n');
  });

  it('has another id, even if only its pages have changed', () => {
    const assetNames = (build: Map<string, string>) =>
      [...build.keys()].filter((name) => name.startsWith('assets'));
    expect(assetNames(siteFiles)).toEqual(assetNames(files));
    expect(siteFiles.get('version.json')).not.toBe(textOf('version.json'));
  });

  it('has the same files when it is repeated', async () => {
    expect(await buildFiles()).toEqual(files);
  });
});

describe('the pages of a build', () => {
  /** The title, the content of each `<meta>` by `name` or `property`, and the links of a page. */
  const readHead = (html: string) => {
    const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
    const links = html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g);
    return {
      title: /<title>(.*)<\/title>/.exec(html)?.[1],
      ...Object.fromEntries(Array.from(metas, ([, name, content]) => [name, content])),
      links: Array.from(links, ([, ...attributes]) => attributes.filter(Boolean).join(' ')),
    };
  };

  it('have the title and the description of their screen', () => {
    for (const [name, title, description] of [
      ['index.html', 'Zápasy – Hrajem', cs.descriptions.index],
      ['o-nas.html', 'O nás – Hrajem', cs.descriptions.about],
      ['en/privacy-policy.html', 'Privacy policy – Hrajem', en.descriptions.privacyPolicy],
      ['app/index.html', 'Hrajem', cs.descriptions.index],
    ] as const) {
      const head = readHead(textOf(name));
      const texts = { title, description, 'og:title': title, 'og:description': description };
      expect(head, name).toMatchObject(texts);
      // These addresses must be absolute, and this build does not know its origin.
      expect(head.links, name).toEqual([]);
      expect(head, name).not.toHaveProperty('og:url');
    }
  });

  it('contain their addresses and are in the sitemap when the origin is known', () => {
    const head = readHead(siteFiles.get('en/about-us.html') ?? '');
    expect(siteFiles.get('en/about-us.html')).toContain(
      'rel="manifest" href="/manifest.en.webmanifest" crossorigin="use-credentials"',
    );
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
    // This page serves many addresses, so it has no canonical one.
    expect(readHead(siteFiles.get('app/index.html') ?? '').links).toEqual([]);
    expect(siteFiles.get('robots.txt')).toContain('Sitemap: https://hrajem.test/sitemap.xml\n');
    const locations = (siteFiles.get('sitemap.xml') ?? '').matchAll(/<loc>(.*)<\/loc>/g);
    const sitemapAddresses = Array.from(locations, ([, address]) => address);
    expect(sitemapAddresses).toContain('https://hrajem.test/');
    expect(sitemapAddresses).toContain('https://hrajem.test/en/how-it-works');
    expect(sitemapAddresses).toHaveLength(12);
    expect(sitemapAddresses.join()).not.toMatch(/reset|obnoveni|verif|profil/);
    expect(files.has('sitemap.xml')).toBe(false);
  });

  const readJsonLd = (html = ''): unknown[] =>
    Array.from(html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g), ([, json = '']) =>
      JSON.parse(json),
    );

  it.each([
    ['index.html', 'cs', 'https://hrajem.test/', cs.descriptions.index],
    ['en.html', 'en', 'https://hrajem.test/en', en.descriptions.index],
  ])('describe the site in JSON-LD on the start page %s', (name, inLanguage, url, description) => {
    const [data, ...otherData] = readJsonLd(siteFiles.get(name));
    expect(otherData).toEqual([]);
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
});
