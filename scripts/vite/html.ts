import type { Plugin, Rolldown } from 'vite';
import type { Env } from '../../src/env.ts';
import { versionAddress } from '../../src/lib/worker-cache.ts';
import { load } from '../lib/load.ts';
import { root } from '../lib/project.ts';
import { chunksOf } from './chunks.ts';
import { criticalCss, type FilledPage } from './critical-css.ts';
import { shortHash } from './dictionaries.ts';
import { type BuiltFile, type FirstPaintBuild, headScript } from './bundle-script.ts';
import { headersFile, NOT_FOUND_TEXT, redirectsFile, referrerPolicy } from './host-files.ts';
import type { I18nApi } from './i18n.ts';
import {
  type BuiltValues,
  fillPage,
  inlineScriptHashes,
  inlineStyle,
  sourceHash,
  takeEntry,
  unbuilt,
} from './page.ts';
import type { Prerender } from './prerender.ts';
import { sourceCommit, versionFile } from './provenance.ts';
import { routeTable, type RouteRow } from '../../src/routing/table.ts';
import { noModules, pageModules } from './screen-modules.ts';
import { robotsFile, sitemapFile } from './for-crawlers.ts';
import type * as StaticPages from './static-pages.ts';
import type { StaticHead } from './static-pages.ts';

/** What paints the beginning of screens, by their names. */
type FirstPaints = Awaited<ReturnType<FirstPaintBuild>>;

const filesOf = (firstPaints: FirstPaints): BuiltFile[] => Array.from(firstPaints.values()).flat();

const codeOf = (firstPaints: FirstPaints): string =>
  filesOf(firstPaints)
    .filter(({ fileName }) => fileName.endsWith('.js'))
    .map(({ source }) => source)
    .join('\n');

export interface HtmlApi {
  /** The facts about the pages that are known without a build. */
  staticPages: () => Promise<typeof StaticPages>;
}

type HtmlPlugin = Plugin<HtmlApi> & { api: HtmlApi };

/**
 * Makes one page for each public address out of index.html, so that its title and description are there without a
 * script and the dictionary loads beside the code. Also writes what a static host needs: `_headers`, `_redirects`,
 * `robots.txt`, `sitemap.xml`, and `version.json` with the id of the build.
 */
export function htmlPlugin(
  env: Env,
  i18n: I18nApi,
  { prerender, firstPaint }: { prerender?: Prerender; firstPaint?: FirstPaintBuild | undefined } = {},
): HtmlPlugin {
  const { publicOrigin } = env;
  // The route table imports modules by `@/`, which Node cannot resolve.
  let pages: Promise<typeof StaticPages> | undefined;
  const staticPages = () => (pages ??= load<typeof StaticPages>('scripts/vite/static-pages.ts'));

  /** The script of the head in development, bundled again once one of its modules has changed. */
  let devScript: Promise<string> | undefined;
  const devHead = () => (devScript ??= headScript());

  const page = async (template: string, head: StaticHead, values: BuiltValues) => {
    const dictionary = (await i18n.dictionaries()).byLocale[head.locale];
    return fillPage(template, {
      ...values,
      head,
      dictionary,
      referrerPolicy: referrerPolicy(env),
      publicOrigin,
    });
  };

  /** The pages with what stands in them; without a prerenderer they are empty and name no code but the app's own. */
  const filled = async (
    built: string,
    buildId: string,
    bundle: Rolldown.OutputBundle,
    firstPaints: FirstPaints,
  ): Promise<FilledPage[]> => {
    const { html: template, entry, sheet } = takeEntry(built);
    const { byLocale } = await i18n.dictionaries();
    const wanted = (await staticPages()).staticPages(publicOrigin);
    const script = await headScript();
    const scenes = wanted.flatMap(({ contents, head: { locale } }) =>
      contents.flatMap((content) => (content ? [{ ...content, messages: byLocale[locale].messages }] : [])),
    );
    const { html: drawn, calls } = (await prerender?.(scenes)) ?? { html: [], calls: new Map<string, []>() };
    const inTurn = drawn.values();
    const chunksWith = (modules: readonly string[]): string[] => chunksOf(bundle, prerender ? modules : []);
    return Promise.all(
      wanted.map(async ({ file, name, isForMembers, head, contents }) => {
        const row: RouteRow | null = name && routeTable[name];
        const modules = name && row ? pageModules(name, row) : noModules;
        const chunks = chunksWith(modules.everybody);
        const besides = (more: readonly string[], known = chunks): string[] =>
          chunksWith(more).filter((chunk) => !known.includes(chunk));
        const member = besides(modules.member);
        const ofSections = Array.from(modules.sections).flatMap(([section, more]) =>
          besides(more, [...chunks, ...member]).map((chunk) => `${chunk}#${section}`),
        );
        const values: BuiltValues = {
          buildId,
          contents,
          drawn: prerender ? contents.map((content) => (content ? (inTurn.next().value ?? '') : '')) : [],
          headScript: script,
          early: (calls.get(name ?? '') ?? []).map((call) => env.apiOrigin + call),
          firstPaint: firstPaints.get(name ?? '')?.[0]?.fileName ?? '',
          entry,
          sheet,
          chunks,
          visitorChunks: { guest: besides(modules.guest), member: [...member, ...ofSections] },
        };
        return { file, isForMembers, html: await page(template, head, values) };
      }),
    );
  };

  return {
    name: 'hrajem:html',
    api: { staticPages },
    enforce: 'post',
    configureServer({ watcher }) {
      watcher.on('change', () => (devScript = undefined));
    },
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html;
      const pathname = originalUrl.replace(/[?#].*/, '');
      const head = (await staticPages()).staticHead(pathname, publicOrigin);
      return page(html, head, { ...unbuilt, headScript: await devHead() });
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
        const hashed = Object.keys(bundle).filter((name) => /^(assets|_i18n)\//.test(name));

        delete bundle['index.html'];
        const unnamed = await filled(html, UNNAMED, bundle, firstPaints);
        // A build whose pages alone are others is another build too.
        const buildId = shortHash([...hashed.toSorted(), ...unnamed.map(({ html }) => html)].join('\n'));
        const pages = unnamed.map((page) => ({ ...page, html: page.html.replace(UNNAMED, buildId) }));
        const sheet = Object.values(bundle).find(({ fileName }) => isSheetOf(html, fileName));
        const styles = new Set<string>();
        for (const isForMembers of [false, true]) {
          const some = pages.filter((page) => page.isForMembers === isForMembers);
          const style =
            sheet?.type === 'asset'
              ? await criticalCss(String(sheet.source), some, isForMembers ? codeOf(firstPaints) : '')
              : null;
          if (style !== null) styles.add(sourceHash(style));
          for (const { file, html } of some) emit(file, style === null ? html : inlineStyle(html, style));
        }
        emit(versionAddress.slice(1), versionFile(buildId, sourceCommit(root, process.env.SOURCE_COMMIT)));
        const scripts = inlineScriptHashes(pages[0]?.html ?? '');
        emit('_headers', headersFile(env, { scripts, styles: [...styles] }));
        const all = await staticPages();
        emit('_redirects', redirectsFile(all.neutralAddresses(), all.unknownFolder));
        emit('not-found.txt', NOT_FOUND_TEXT);
        emit('robots.txt', robotsFile(publicOrigin));
        if (publicOrigin) emit('sitemap.xml', sitemapFile(all.indexedPages(publicOrigin)));
      },
    },
  };
}

/** Stands in the pages for the id of their build until all of them are known. */
const UNNAMED = '%BUILD%';

/** Whether a file is the style sheet that a page names. */
const isSheetOf = (html: string, fileName: string): boolean =>
  fileName.endsWith('.css') && html.includes(`href="/${fileName}"`);
