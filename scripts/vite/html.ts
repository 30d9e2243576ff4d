import type { Plugin } from 'vite';
import type { Env } from '../../src/env.ts';
import { locales, type Locale } from '../../src/lib/locale.ts';
import { referrerPolicy } from './csp.ts';
import { shortHash } from './dictionaries.ts';
import { headersFile, NOT_FOUND_TEXT, redirectsFile } from './host-files.ts';
import type { I18nApi } from './i18n.ts';
import { fillPage, inlineScriptHashes } from './page.ts';

/** The file that serves a language's addresses. */
const pageFiles: Record<Locale, string> = { cs: 'index.html', en: 'en/index.html' };

/**
 * Makes one page for each language out of index.html (so that the browser asks for the dictionary beside the code), and
 * what a static host needs beside the pages: `_headers`, `_redirects`, and `version.json` with the id of the build.
 */
export function htmlPlugin(env: Env, i18n: I18nApi): Plugin {
  const page = async (template: string, locale: Locale, buildId: string) => {
    const dictionary = (await i18n.dictionaries()).byLocale[locale];
    const { publicOrigin } = env;
    const referrer = referrerPolicy(env);
    return fillPage(template, { locale, dictionary, referrerPolicy: referrer, publicOrigin, buildId });
  };

  return {
    name: 'hrajem:html',
    enforce: 'post',
    transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html;
      return page(html, /^\/en(?:[/?#]|$)/.test(originalUrl) ? 'en' : 'cs', 'development');
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
        const pages = await Promise.all(locales.map((locale) => page(html, locale, buildId)));
        for (const [index, locale] of locales.entries()) emit(pageFiles[locale], pages[index] ?? '');
        emit('version.json', `${JSON.stringify({ build: buildId })}\n`);
        emit('_headers', headersFile(env, inlineScriptHashes(html)));
        emit('_redirects', redirectsFile());
        emit('not-found.txt', NOT_FOUND_TEXT);
      },
    },
  };
}
