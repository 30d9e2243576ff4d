import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Env } from '../../src/env.ts';
import { referrerPolicy } from './csp.ts';
import { shortHash } from './dictionaries.ts';
import { headersFile, NOT_FOUND_TEXT, redirectsFile } from './host-files.ts';
import type { I18nApi } from './i18n.ts';
import { fillPage, inlineScriptHashes } from './page.ts';
import { robotsFile, sitemapFile } from './search-engines.ts';
import type * as StaticPages from './static-pages.ts';

/** Loads `static-pages.ts` through Vite, because the route table imports modules by `@/`, which Node cannot resolve. */
async function loadStaticPages(): Promise<typeof StaticPages> {
  const root = path.join(import.meta.dirname, '../..');
  const file = path.join(import.meta.dirname, 'static-pages.ts');
  const options = { configFile: false, root, resolve: { tsconfigPaths: true } } as const;
  return (await runnerImport<typeof StaticPages>(file, options)).module;
}

/**
 * Makes one page for each public address out of index.html, so that its title and description are there without a
 * script and the dictionary loads beside the code. Also writes what a static host needs: `_headers`, `_redirects`,
 * `robots.txt`, `sitemap.xml`, and `version.json` with the id of the build.
 */
export function htmlPlugin(env: Env, i18n: I18nApi): Plugin {
  const { publicOrigin } = env;
  let pages: Promise<typeof StaticPages> | undefined;
  const staticPages = () => (pages ??= loadStaticPages());

  const page = async (template: string, head: StaticPages.StaticHead, buildId: string) => {
    const dictionary = (await i18n.dictionaries()).byLocale[head.locale];
    const referrer = referrerPolicy(env);
    return fillPage(template, { head, dictionary, referrerPolicy: referrer, publicOrigin, buildId });
  };

  return {
    name: 'hrajem:html',
    enforce: 'post',
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html;
      const pathname = originalUrl.replace(/[?#].*/, '');
      return page(html, (await staticPages()).staticHead(pathname, publicOrigin), 'development');
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
        await Promise.all(
          all.staticPages(publicOrigin).map(async ({ file, head }) => {
            emit(file, await page(html, head, buildId));
          }),
        );
        emit('version.json', `${JSON.stringify({ build: buildId })}\n`);
        emit('_headers', headersFile(env, inlineScriptHashes(html)));
        emit('_redirects', redirectsFile(all.neutralAddresses(), all.neutralFolder));
        emit('not-found.txt', NOT_FOUND_TEXT);
        emit('robots.txt', robotsFile(publicOrigin));
        if (publicOrigin) emit('sitemap.xml', sitemapFile(all.indexedPages(publicOrigin)));
      },
    },
  };
}
