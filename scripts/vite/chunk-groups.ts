import path from 'node:path';
import type { Rolldown } from 'vite';
import { isGuarded, type RouteRow, routeTable } from '../../src/routing/table.ts';
import { pageModulesOf } from './pages/screen-modules.ts';
import { shortHash } from './words/dictionaries.ts';

type Context = Rolldown.ChunkingContext;

/** The minimum size of a chunk for modules that the same few pages need, in bytes of source code. */
const minOwnChunkBytes = 20_000;

/** Counts the pages of a module that one page starts with and others load later, so that its chunk is made before the page's own. */
const pageCountOfLater = 1.5;

/** The chunk that every page loads. */
const appChunkName = 'app';

/** The indexes of the libraries import these modules, which few screens use; the bundler removes them only after the chunks are grouped. */
const isUnused = (id: string): boolean =>
  /\/(useBlocker|useMutationState|useQueries|queriesObserver)\.js$/.test(id);

/** The ids of the modules and of all their static imports, also indirect ones. */
function addImports(modules: readonly string[], context: Context): ReadonlySet<string> {
  const foundIds = new Set(modules);
  for (const module of foundIds)
    for (const id of context.getModuleInfo(module)?.importedIds ?? []) if (!isUnused(id)) foundIds.add(id);
  return foundIds;
}

/** A page for one kind of visitor, who is likely to open other pages of the same kind. */
interface Page {
  name: string;
  kind: 'account' | 'guest' | 'member';
  /** The modules that it loads: absolute paths without file extension. */
  modules: readonly string[];
}

/** The pages of a route: one, or two when guests and members get different code, and one for each section of the screen. */
function pagesOf([name, row]: [string, RouteRow]): Page[] {
  const { everybody, guest, member, sections } = pageModulesOf(name, row);
  const memberPage: Page = { name, kind: 'member', modules: [...everybody, ...member] };
  const sectionPages = Array.from(sections, ([section, modules]): Page => ({
    ...memberPage,
    name: `${name}-${section}`,
    modules: [...memberPage.modules, ...modules],
  }));
  if (isGuarded(row)) return [memberPage, ...sectionPages];
  const kind = row.layout === 'login' ? 'account' : 'guest';
  const guestPage: Page = { name, kind, modules: [...everybody, ...guest] };
  return member.length > 0 ? [{ ...guestPage, name: `${name}-guest` }, memberPage] : [guestPage];
}

const joinNames = (pages: readonly Page[]): string => pages.map(({ name }) => name).join('-');

/** The name of the chunk for a group of modules that exactly these pages need. Small modules share the chunk of a kind of page. */
function chunkNameOf(names: string, pages: readonly Page[], size: number): string {
  const ownName = pages.length > 3 ? `${String(pages.length)}-pages-${shortHash(names).slice(0, 4)}` : names;
  if (pages.length === 1 || size >= minOwnChunkBytes) return ownName;
  const countPages = (kind: Page['kind']) => pages.filter((page) => page.kind === kind).length;
  const kinds = (['account', 'guest', 'member'] as const).filter((kind) => countPages(kind) > 1);
  return kinds.length === 3 ? appChunkName : kinds.join('-') || ownName;
}

interface Chunk {
  name: string;
  /** The highest number of pages that need one of its modules. */
  maxPages: number;
}

/** The ids of the modules that other pages than this load after their start: the dynamic imports of pages, and the static imports of these. */
function findLazyElsewhere(page: Page, startModules: ReadonlyMap<string, readonly Page[]>, context: Context) {
  const lazyIds = new Set<string>();
  const addDynamicImports = (ids: Iterable<string>): void => {
    for (const id of ids)
      for (const lazyModule of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!startModules.has(lazyModule)) lazyIds.add(lazyModule);
  };
  // A module that the guest's Home loads later may be in the chunk for members: this guest is about to sign in.
  const isOtherPage = (other: Page): boolean => other !== page && !other.name.endsWith('-guest');
  addDynamicImports([...startModules.keys()].filter((id) => startModules.get(id)?.some(isOtherPage)));
  for (const lazyModule of lazyIds) addDynamicImports(addImports([lazyModule], context));
  return addImports([...lazyIds], context);
}

/** The chunk of each module that a page starts with. */
function assignChunks(root: string, pages: readonly Page[], context: Context): ReadonlyMap<string, Chunk> {
  const pagesByModule = new Map<string, Page[]>();
  for (const page of pages) {
    const paths = page.modules.flatMap((module) => [`${module}.ts`, `${module}.tsx`]);
    const modules = paths.filter((id) => context.getModuleInfo(id));
    for (const id of addImports(modules, context))
      pagesByModule.set(id, [...(pagesByModule.get(id) ?? []), page]);
  }
  for (const id of addImports([path.join(root, 'index.html')], context)) pagesByModule.set(id, [...pages]);

  const lazyElsewhere = new Map(pages.map((page) => [page, findLazyElsewhere(page, pagesByModule, context)]));
  /** A module that another screen loads later must not load the chunk of the only page that starts with it. */
  const isLazyElsewhere = (id: string, [page]: readonly Page[]): boolean =>
    page !== undefined && pagesByModule.get(id)?.length === 1 && lazyElsewhere.get(page)?.has(id) === true;
  const groupNameOf = (id: string, modulePages: readonly Page[]): string =>
    `${isLazyElsewhere(id, modulePages) ? 'later-' : ''}${joinNames(modulePages)}`;
  const sizeByGroup = new Map<string, number>();
  for (const [id, modulePages] of pagesByModule) {
    const group = groupNameOf(id, modulePages);
    const moduleSize = context.getModuleInfo(id)?.code?.length ?? 0;
    sizeByGroup.set(group, (sizeByGroup.get(group) ?? 0) + moduleSize);
  }
  const chunksByName = new Map<string, Chunk>();
  const chunkByModuleId = new Map<string, Chunk>();
  for (const [id, modulePages] of pagesByModule) {
    const group = groupNameOf(id, modulePages);
    const size = sizeByGroup.get(group) ?? 0;
    const pageCount = isLazyElsewhere(id, modulePages) ? pageCountOfLater : modulePages.length;
    const isShared = pageCount === pageCountOfLater && size < minOwnChunkBytes;
    const ownName = isShared ? modulePages[0]?.kind : chunkNameOf(group, modulePages, size);
    const name = modulePages.length === pages.length ? appChunkName : (ownName ?? appChunkName);
    const chunk = chunksByName.get(name) ?? { name, maxPages: 0 };
    chunk.maxPages = Math.max(chunk.maxPages, name === appChunkName ? pages.length : pageCount);
    chunksByName.set(name, chunk);
    chunkByModuleId.set(id, chunk);
  }
  return chunkByModuleId;
}

/**
 * Groups modules by the pages that need them: those of all pages go to the app's chunk, a large group gets its own, the rest is
 * grouped by kind of page. Without this, Home would have thirty chunks, most of a few hundred bytes (decision 041).
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const pages = Object.entries<RouteRow>(routeTable).flatMap(pagesOf);
  let chunkByModuleId: ReadonlyMap<string, Chunk> | undefined;
  // A group also gets the imports of its modules, so the chunks that most pages need are made first.
  return [pageCountOfLater, ...pages.map((_, index) => index + 1)].map((pageCount) => ({
    debugName: `needed by ${String(pageCount)} pages`,
    priority: 2 * pageCount,
    name(id, context) {
      chunkByModuleId ??= assignChunks(root, pages, context);
      const chunk = chunkByModuleId.get(id);
      return chunk?.maxPages === pageCount ? chunk.name : null;
    },
  }));
}
