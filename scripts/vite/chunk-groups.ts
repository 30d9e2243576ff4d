import path from 'node:path';
import type { Rolldown } from 'vite';
import { isGuarded, type RouteRow, routeTable } from '../../src/routing/table.ts';
import { shortHash } from './dictionaries.ts';
import { pageModules } from './screen-modules.ts';

type Context = Rolldown.ChunkingContext;

/** Bytes of source from which on what exactly the same pages need is worth a request of its own. */
const leastSize = 20_000;

/** The file of what every page begins with. */
const app = 'app';

/** A module of the start names it and uses nothing of it; the bundler finds that out after it has asked for the files. */
const isUnused = (id: string): boolean => /react-router\/.*\/useBlocker\./.test(id);

/** The modules, and each that they import statically, or what these import. */
function withImports(modules: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(modules);
  for (const module of found)
    for (const id of context.getModuleInfo(module)?.importedIds ?? []) if (!isUnused(id)) found.add(id);
  return found;
}

/** A page as one kind of visitor has it; who opens one is likely to open others of its kind. */
interface Page {
  name: string;
  kind: 'account' | 'guest' | 'member';
  /** What it comes with: absolute paths without their ending. */
  modules: readonly string[];
}

/** The page of a row of the route table, or the two, where guests and members get something else; and the parts that an address may name. */
function pagesOf([name, row]: [string, RouteRow]): Page[] {
  const { everybody, guest, member, sections } = pageModules(name, row);
  const forMembers: Page = { name, kind: 'member', modules: [...everybody, ...member] };
  const ofSections = Array.from(sections, ([section, modules]): Page => ({
    ...forMembers,
    name: `${name}-${section}`,
    modules: [...forMembers.modules, ...modules],
  }));
  if (isGuarded(row)) return [forMembers, ...ofSections];
  const kind = row.layout === 'login' ? 'account' : 'guest';
  const forGuests: Page = { name, kind, modules: [...everybody, ...guest] };
  return member.length > 0 ? [{ ...forGuests, name: `${name}-guest` }, forMembers] : [forGuests];
}

const namesOf = (pages: readonly Page[]): string => pages.map(({ name }) => name).join('-');

/** The file of what some pages share but no others: its own if it is large, else that of the kinds of which at least two pages have it. */
function nameOf(pages: readonly Page[], size: number): string {
  const names = namesOf(pages);
  const own = pages.length > 3 ? `${String(pages.length)}-pages-${shortHash(names).slice(0, 4)}` : names;
  if (pages.length === 1 || size >= leastSize) return own;
  const count = (kind: Page['kind']) => pages.filter((page) => page.kind === kind).length;
  const kinds = (['account', 'guest', 'member'] as const).filter((kind) => count(kind) > 1);
  return kinds.length === 3 ? app : kinds.join('-') || own;
}

/** A file of the build, and of the modules in it the one that most pages need: by how many. */
interface File {
  name: string;
  uses: number;
}

/** The modules that come later, when something is opened: what the pages import dynamically and do not begin with, and their imports. */
function lazyModules(begins: ReadonlyMap<string, readonly Page[]>, context: Context): ReadonlySet<string> {
  const parts = new Set<string>();
  const addPartsOf = (ids: Iterable<string>): void => {
    for (const id of ids)
      for (const part of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!begins.has(part)) parts.add(part);
  };
  // Who opens a part of Home as a guest is about to see Home as a member: it may fetch that page's file.
  const isForOthers = ({ name }: Page): boolean => !name.endsWith('-guest');
  addPartsOf([...begins.keys()].filter((id) => begins.get(id)?.some(isForOthers)));
  for (const part of parts) addPartsOf(withImports([part], context));
  return withImports([...parts], context);
}

/** The file of each module that a page begins with. */
function filesOf(root: string, pages: readonly Page[], context: Context): ReadonlyMap<string, File> {
  const users = new Map<string, Page[]>();
  for (const page of pages) {
    const paths = page.modules.flatMap((module) => [`${module}.ts`, `${module}.tsx`]);
    const modules = paths.filter((id) => context.getModuleInfo(id));
    for (const id of withImports(modules, context)) users.set(id, [...(users.get(id) ?? []), page]);
  }
  for (const id of withImports([path.join(root, 'index.html')], context)) users.set(id, [...pages]);

  const sizes = new Map<string, number>();
  for (const [id, some] of users) {
    const size = context.getModuleInfo(id)?.code?.length ?? 0;
    sizes.set(namesOf(some), (sizes.get(namesOf(some)) ?? 0) + size);
  }
  const inParts = lazyModules(users, context);
  const files = new Map<string, File>();
  const fileOfModule = new Map<string, File>();
  for (const [id, some] of users) {
    // What opens later must not fetch the page of another screen with it.
    const isOwn = some.length > 1 || !inParts.has(id);
    const ofSome = isOwn ? nameOf(some, sizes.get(namesOf(some)) ?? 0) : some[0]?.kind;
    const name = some.length === pages.length ? app : (ofSome ?? app);
    const file = files.get(name) ?? { name, uses: 0 };
    file.uses = Math.max(file.uses, name === app ? pages.length : some.length);
    files.set(name, file);
    fileOfModule.set(id, file);
  }
  return fileOfModule;
}

/**
 * Which modules come in which file, by which pages need them: what all need with the app, what exactly some need in a file of
 * its own where it is large, the rest by kinds of pages. Left alone, the bundler makes a file for each set of pages that have
 * something in common: thirty for Home, most of them of a few hundred bytes (decision 041).
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const pages = Object.entries<RouteRow>(routeTable).flatMap(pagesOf);
  let files: ReadonlyMap<string, File> | undefined;
  // A group takes along what its modules import: the files that most pages need are made first.
  return Array.from(pages, (_, index) => ({
    debugName: `needed by ${String(index + 1)} pages`,
    priority: index + 1,
    name(id, context) {
      files ??= filesOf(root, pages, context);
      const file = files.get(id);
      return file?.uses === index + 1 ? file.name : null;
    },
  }));
}
