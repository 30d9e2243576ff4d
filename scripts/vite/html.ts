import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Env } from '../../src/env.ts';
import { criticalCss } from './critical-css.ts';
import { referrerPolicy } from './csp.ts';
import { shortHash } from './dictionaries.ts';
import { headersFile, NOT_FOUND_TEXT, redirectsFile } from './host-files.ts';
import type { I18nApi } from './i18n.ts';
import { fillPage, inlineScriptHashes, inlineStyle, inlineStyleHash, type PageValues } from './page.ts';
import type { Prerender } from './prerender.ts';
import { robotsFile, sitemapFile } from './search-engines.ts';
import type * as StaticPages from './static-pages.ts';

/** The route table knows what there is; it is written for the bundler's names of modules, so Vite loads it. */
async function loadStaticPages(): Promise<typeof StaticPages> {
  const root = path.join(import.meta.dirname, '../..');
  const file = path.join(import.meta.dirname, 'static-pages.ts');
  const options = { configFile: false, root, resolve: { tsconfigPaths: true } } as const;
  return (await runnerImport<typeof StaticPages>(file, options)).module;
}

/**
 * Makes one page for each public address out of index.html (so that its title and description are there without a
 * script, and the browser asks for the dictionary beside the code), and what a static host needs beside the pages:
 * `_headers`, `_redirects`, `robots.txt`, `sitemap.xml`, and `version.json` with the id of the build.
 */
export function htmlPlugin(env: Env, i18n: I18nApi, prerender?: Prerender): Plugin {
  const { publicOrigin } = env;
  let pages: Promise<typeof StaticPages> | undefined;
  const staticPages = () => (pages ??= loadStaticPages());

  const page = async (
    template: string,
    values: Pick<PageValues, 'head' | 'buildId' | 'content' | 'memberHtml'>,
  ) => {
    const dictionary = (await i18n.dictionaries()).byLocale[values.head.locale];
    return fillPage(template, { ...values, dictionary, referrerPolicy: referrerPolicy(env), publicOrigin });
  };

  /** The pages with what stands in them; without a prerenderer they are empty. */
  const drawn = async (wanted: StaticPages.StaticPage[]) => {
    const { byLocale } = await i18n.dictionaries();
    const scenes = wanted.flatMap(({ content, memberContent, head: { locale } }) =>
      [content, memberContent].map((scene) => ({
        ...(scene ?? content),
        messages: byLocale[locale].messages,
      })),
    );
    const html = prerender ? await prerender(scenes) : scenes.map(() => '');
    return wanted.map((page, index) => ({
      ...page,
      content: { ...page.content, html: html[2 * index] ?? '' },
      memberHtml: page.memberContent ? (html[2 * index + 1] ?? '') : '',
    }));
  };

  return {
    name: 'hrajem:html',
    enforce: 'post',
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html;
      const pathname = originalUrl.replace(/[?#].*/, '');
      const head = (await staticPages()).staticHead(pathname, publicOrigin);
      return page(html, { head, buildId: 'development', content: null, memberHtml: '' });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['index.html'];
        if (template?.type !== 'asset') return;
        const html = String(template.source);
        const hashed = Object.keys(bundle).filter((name) => /^(assets|_i18n)\//.test(name));
        const buildId = shortHash(hashed.toSorted().join('\n'));
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });

        delete bundle['index.html'];
        const all = await staticPages();
        const filled = await Promise.all(
          (await drawn(all.staticPages(publicOrigin))).map(async ({ file, head, content, memberHtml }) => ({
            file,
            text: await page(html, { head, buildId, content: content.html ? content : null, memberHtml }),
          })),
        );
        const sheet = Object.values(bundle).find(
          (asset) =>
            asset.type === 'asset' &&
            html.includes(`href="/${asset.fileName}"`) &&
            asset.fileName.endsWith('.css'),
        );
        const style =
          sheet?.type === 'asset'
            ? await criticalCss(
                String(sheet.source),
                filled.map(({ text }) => bodyOf(text)),
              )
            : '';
        for (const { file, text } of filled) emit(file, style ? inlineStyle(text, style) : text);
        emit('version.json', `${JSON.stringify({ build: buildId })}\n`);
        const hashes = {
          scripts: inlineScriptHashes(filled[0]?.text ?? html),
          style: style ? inlineStyleHash(style) : null,
        };
        emit('_headers', headersFile(env, hashes));
        emit('_redirects', redirectsFile(all.neutralAddresses(), all.unknownFolder));
        emit('not-found.txt', NOT_FOUND_TEXT);
        emit('robots.txt', robotsFile(publicOrigin));
        if (publicOrigin) emit('sitemap.xml', sitemapFile(all.indexedPages(publicOrigin)));
      },
    },
  };
}

const bodyOf = (html: string): string =>
  html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));
