import type { Plugin, Rolldown } from 'vite';
import type { Env } from '../../../src/env.ts';
import { versionAddress } from '../../../src/lib/browser/worker-cache.ts';
import { routeTable, type RouteRow } from '../../../src/routing/table.ts';
import { load } from '../../lib/load.ts';
import { root } from '../../lib/project.ts';
import { type BuiltFile, type FirstPaintBuild, bundleHeadScript } from '../bundle-script.ts';
import { chunksOf } from '../chunks.ts';
import { headersFile, NOT_FOUND_TEXT, redirectsFile, referrerPolicy } from '../host-files.ts';
import { shortHash } from '../words/dictionaries.ts';
import type { I18nApi } from '../words/i18n.ts';
import { makeCriticalCss, type BuiltPage } from './critical-css.ts';
import {
  type BuiltValues,
  fillPage,
  hashInlineScripts,
  inlineStyle,
  hashSource,
  removeEntry,
  developmentValues,
} from './page.ts';
import type { Prerender } from './prerender.ts';
import { findSourceCommit, versionFile } from './provenance.ts';
import { emptyPageModules, pageModulesOf } from './screen-modules.ts';
import { robotsFile, sitemapFile } from './seo.ts';
import type * as StaticPages from './static-pages.ts';
import type { StaticHead } from './static-pages.ts';

type FirstPaints = Awaited<ReturnType<FirstPaintBuild>>;

const filesOf = (firstPaints: FirstPaints): BuiltFile[] => Array.from(firstPaints.values()).flat();

const scriptsOf = (files: readonly BuiltFile[] = []): BuiltFile[] =>
  files.filter(({ fileName }) => fileName.endsWith('.js'));

export interface HtmlApi {
  /** The module `static-pages.ts`, loaded with Vite's aliases. */
  loadStaticPages: () => Promise<typeof StaticPages>;
}

type HtmlPlugin = Plugin<HtmlApi> & { api: HtmlApi };

/** Makes the pages of a build out of index.html, and the host's files: `_headers`, `_redirects`, `robots.txt`, `sitemap.xml`, `version.json`. */
export function htmlPlugin(
  env: Env,
  i18n: I18nApi,
  { prerender, firstPaint }: { prerender?: Prerender; firstPaint?: FirstPaintBuild | undefined } = {},
): HtmlPlugin {
  const { publicOrigin } = env;
  // Node cannot resolve the alias `@/` in the route table.
  let staticPages: Promise<typeof StaticPages> | undefined;
  const loadStaticPages = () =>
    (staticPages ??= load<typeof StaticPages>('scripts/vite/pages/static-pages.ts'));

  /** The bootstrap script in development; it is bundled again after a file has changed. */
  let devScript: Promise<string> | undefined;
  const loadDevScript = () => (devScript ??= bundleHeadScript(env));

  const makePage = async (template: string, head: StaticHead, values: BuiltValues) => {
    const dictionary = (await i18n.loadDictionaries()).byLocale[head.locale];
    const sharedValues = { dictionary, referrerPolicy: referrerPolicy(env), publicOrigin };
    return fillPage(template, { ...values, ...sharedValues, head });
  };

  /** All pages with their content. Without `prerender` they are empty and load only the app's own chunks. */
  const fillPages = async (
    builtHtml: string,
    buildId: string,
    bundle: Rolldown.OutputBundle,
    firstPaints: FirstPaints,
  ): Promise<BuiltPage[]> => {
    const { html: template, entry, sheet } = removeEntry(builtHtml);
    const { byLocale } = await i18n.loadDictionaries();
    const pageList = (await loadStaticPages()).staticPages(publicOrigin);
    const headScript = await bundleHeadScript(env);
    const contentsToRender = pageList.flatMap(({ contents, head: { locale } }) =>
      contents.flatMap((content) => (content ? [{ ...content, messages: byLocale[locale].messages }] : [])),
    );
    const { html: prerenderedHtml, addressesByScreen } = (await prerender?.(contentsToRender)) ?? {
      html: [],
      addressesByScreen: new Map<string, []>(),
    };
    const remainingHtml = prerenderedHtml.values();
    const chunksWith = (modules: readonly string[]): string[] => chunksOf(bundle, prerender ? modules : []);
    return Promise.all(
      pageList.map(async ({ file, notFoundFile, routeName, isForMembers, head, contents }) => {
        const row: RouteRow | null = routeName && routeTable[routeName];
        const modules = routeName && row ? pageModulesOf(routeName, row) : emptyPageModules;
        const chunks = chunksWith(modules.everybody);
        const extraChunks = (extraModules: readonly string[], excludedChunks = chunks): string[] =>
          chunksWith(extraModules).filter((chunk) => !excludedChunks.includes(chunk));
        const memberChunks = extraChunks(modules.member);
        const sectionChunks = Array.from(modules.sections).flatMap(([section, sectionModules]) =>
          extraChunks(sectionModules, [...chunks, ...memberChunks]).map((chunk) => `${chunk}#${section}`),
        );
        const preloadPaths = addressesByScreen.get(routeName ?? '') ?? [];
        const values: BuiltValues = {
          buildId,
          contents,
          prerenderedHtml: prerender
            ? contents.map((content) => (content ? (remainingHtml.next().value ?? '') : ''))
            : [],
          headScript,
          preloadAddresses: preloadPaths.map((path) => env.apiOrigin + path),
          firstPaintFiles: scriptsOf(firstPaints.get(routeName ?? '')).map(({ fileName, section }) =>
            section === undefined ? fileName : `${fileName}#${section}`,
          ),
          entry,
          sheet,
          chunks,
          visitorChunks: { guest: extraChunks(modules.guest), member: [...memberChunks, ...sectionChunks] },
        };
        // A first paint needs rules of its own, which would make the other pages longer.
        const group = isForMembers ? 'member' : 'guest';
        return {
          file,
          notFoundFile,
          group: routeName && firstPaints.has(routeName) ? routeName : group,
          html: await makePage(template, head, values),
        };
      }),
    );
  };

  return {
    name: 'hrajem:html',
    api: { loadStaticPages },
    enforce: 'post',
    configResolved({ base }) {
      if (base !== '/')
        throw new Error(`The app needs an origin of its own and cannot live at ${base}: leave out --base.`);
    },
    configureServer({ watcher }) {
      watcher.on('change', () => (devScript = undefined));
    },
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html;
      const pathname = originalUrl.replace(/[?#].*/, '');
      const head = (await loadStaticPages()).staticHead(pathname, publicOrigin);
      return makePage(html, head, { ...developmentValues, headScript: await loadDevScript() });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['index.html'];
        if (template?.type !== 'asset') return;
        const html = String(template.source);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const firstPaints: FirstPaints = (await firstPaint?.()) ?? new Map();
        for (const { fileName, source } of filesOf(firstPaints)) emit(fileName, source);
        const hashedNames = Object.keys(bundle).filter((name) => /^(assets|_i18n)\//.test(name));

        delete bundle['index.html'];
        const pagesWithoutId = await fillPages(html, BUILD_ID_PLACEHOLDER, bundle, firstPaints);
        // The id must also change when only the pages differ.
        const hashedTexts = [...hashedNames.toSorted(), ...pagesWithoutId.map(({ html }) => html)];
        const buildId = shortHash(hashedTexts.join('\n'));
        const pages = pagesWithoutId.map((page) => ({
          ...page,
          html: page.html.replace(BUILD_ID_PLACEHOLDER, buildId),
        }));
        const sheet = Object.values(bundle).find(({ fileName }) => isSheetOf(html, fileName));
        const styles = new Set<string>();
        for (const group of new Set(pages.map((page) => page.group))) {
          const groupPages = pages.filter((page) => page.group === group);
          const code = scriptsOf(firstPaints.get(group)).map(({ source }) => source);
          const style =
            sheet?.type === 'asset'
              ? await makeCriticalCss(String(sheet.source), groupPages, code.join('\n'))
              : null;
          if (style !== null) styles.add(hashSource(style));
          for (const { file, notFoundFile, html } of groupPages) {
            const text = style === null ? html : inlineStyle(html, style);
            emit(file, text);
            if (notFoundFile) emit(notFoundFile, text);
          }
        }
        const commit = findSourceCommit(root, process.env.SOURCE_COMMIT);
        emit(versionAddress.slice(1), versionFile(buildId, commit));
        const scripts = hashInlineScripts(pages[0]?.html ?? '');
        emit('_headers', headersFile(env, { scripts, styles: [...styles] }));
        const { sharedPagePatterns, notFoundFiles, indexedPages } = await loadStaticPages();
        emit('_redirects', redirectsFile(sharedPagePatterns(), notFoundFiles));
        emit('not-found.txt', NOT_FOUND_TEXT);
        emit('robots.txt', robotsFile(publicOrigin));
        if (publicOrigin) emit('sitemap.xml', sitemapFile(indexedPages(publicOrigin)));
      },
    },
  };
}

/** The placeholder in the pages for the build's id, which depends on all pages. */
const BUILD_ID_PLACEHOLDER = '%BUILD%';

const isSheetOf = (html: string, fileName: string): boolean =>
  fileName.endsWith('.css') && html.includes(`href="/${fileName}"`);
