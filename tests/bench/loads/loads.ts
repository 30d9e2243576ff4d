import type { Browser } from '@playwright/test';
import type { World } from '../world';
import { type LoadFigures, loadFiguresOf } from './load-figures';
import type { Visit } from './load-probe';
import type { LoadLimits } from './load-verdict';
import { type LoadPage, pages } from './pages';
import type { Profile } from './profiles';
import type { SecureServer } from './secure-server';
import { staticPage, textOf } from './static-page';
import { freshPhone, visit } from './visit';

/** A page in one world, loaded in one way. */
export interface LoadRow {
  name: string;
  profile: Profile;
  /** With nothing kept, or for the second time. */
  visit: 'first' | 'repeat';
  figures: LoadFigures;
  /** The static page with the same text, loaded in turn with it. */
  still: LoadFigures;
  limits: LoadLimits;
  /** As they were measured. */
  visits: readonly Visit[];
}

interface LoadOptions {
  browser: Browser;
  /** The server of each world, as hosts run it. */
  servers: ReadonlyMap<World, SecureServer>;
  /** How often each page is loaded. */
  times: number;
  profiles: readonly Profile[];
  /** Only rows whose name holds this text. */
  only: string;
  say: (text: string) => void;
  /** Called with what could not be measured. */
  onBroken: (text: string) => void;
}

type Visits = Record<LoadRow['visit'], Visit[]>;

/** First and repeated visits by a browser that had nothing kept. */
async function visitTwice(
  { browser }: LoadOptions,
  server: SecureServer,
  world: World | null,
  options: Parameters<typeof visit>[1],
  into: Visits,
): Promise<void> {
  const context = await freshPhone(browser, server.origin, world?.backend ?? null);
  try {
    into.first.push(await visit(context, options));
    into.repeat.push(await visit(context, options));
  } finally {
    await context.close();
  }
}

/** Serves the static page with the text of an address and gives its own address. */
async function addStaticPage(
  { browser }: LoadOptions,
  server: SecureServer,
  world: World,
  { isSignedIn, control }: LoadPage,
  path: string,
): Promise<string> {
  const context = await freshPhone(browser, server.origin, isSignedIn ? world.backend : null);
  try {
    const page = await context.newPage();
    await page.goto(path);
    await page.locator(control).first().waitFor();
    const { title, lines } = await textOf(page);
    // A fragment stays in the browser.
    const address = `/static-page${path.replace(/#.*/, '')}`;
    server.addPage(address, staticPage(title, lines));
    return address;
  } finally {
    await context.close();
  }
}

async function loadPage(
  options: LoadOptions,
  world: World,
  page: LoadPage,
  name: string,
): Promise<LoadRow[]> {
  const server = options.servers.get(world);
  if (!server) throw new Error(`Nothing serves the world of ${world.matches} matches.`);
  const path = page.path(world.chat.id);
  const still = await addStaticPage(options, server, world, page, path);
  const rows: LoadRow[] = [];
  for (const profile of options.profiles) {
    const mine: Visits = { first: [], repeat: [] };
    const others: Visits = { first: [], repeat: [] };
    // In turn, so that whatever else the machine does disturbs both alike.
    for (let turn = 0; turn < options.times; turn += 1) {
      await visitTwice(options, server, null, { path: still, control: null, profile }, others);
      const person = page.isSignedIn ? world : null;
      await visitTwice(options, server, person, { path, control: page.control, profile }, mine);
    }
    for (const kind of ['first', 'repeat'] as const) {
      rows.push({
        name,
        profile,
        visit: kind,
        figures: loadFiguresOf(mine[kind]),
        still: loadFiguresOf(others[kind]),
        limits: page.limits,
        visits: mine[kind],
      });
    }
  }
  return rows;
}

const sizeOf = (page: LoadPage, { matches, chat }: World): string => {
  if (!page.grows) return '';
  const format = (count: number) => count.toLocaleString('en');
  return page.path(0) === '/' ? `, ${format(matches)} matches` : `, ${format(chat.count)} messages`;
};

/** Loads every page in each world that makes a difference to it. */
export async function measureLoads(options: LoadOptions): Promise<LoadRow[]> {
  const rows: LoadRow[] = [];
  for (const page of pages) {
    const worlds = Array.from(options.servers.keys());
    for (const world of page.grows ? worlds : worlds.slice(0, 1)) {
      const name = `${page.name}${sizeOf(page, world)}`;
      if (!name.toLowerCase().includes(options.only)) continue;
      options.say(`  ${name} …`);
      try {
        rows.push(...(await loadPage(options, world, page, name)));
      } catch (error) {
        options.onBroken(`${name}: ${String(error)}`);
      }
    }
  }
  return rows;
}
