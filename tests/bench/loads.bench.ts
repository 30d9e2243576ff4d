import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { sessionCookies } from '../e2e/support/session-cookies';
import { median, spread, times } from './figures';
import { installLoadProbe, type Visit } from './load-probe';
import { slowProcessor } from './phone';
import { STATIC_PAGES } from './secure-server';
import { staticPage, textOf } from './static-page';
import { addRow } from './table-reporter';
import { type Size, type World, worldOf } from './world';

/** Slow 4G as Lighthouse applies it (its `mobileSlow4G`, requested figures times its adjustments); bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** A page that people come to, and what it may take. */
interface Page {
  path: (matchId: number) => string;
  /** Whether jana has a session. */
  isSignedIn: boolean;
  /** A selector of the first thing that one can use. */
  control: string;
  /** Largest contentful paint, in times that of the static page with the same text. */
  lcp: { first: number; repeat: number };
  /** Requests of the first visit until it can be used. */
  requests?: number;
}

const isQuick = Boolean(process.env.MEASURE_QUICK);
const visits = isQuick ? 2 : 5;
const drawn = { first: 1.25, repeat: 1.25 };
const painted = { first: 2.7, repeat: 0.8 };

const pages: Record<string, Page> = {
  Login: {
    path: () => '/prihlaseni',
    isSignedIn: false,
    control: 'form button[type=submit]:not(:disabled)',
    lcp: drawn,
    requests: 10,
  },
  'Home, signed out': { path: () => '/', isSignedIn: false, control: '#root main a[href]', lcp: drawn },
  List: {
    path: () => '/',
    isSignedIn: true,
    // Not one that was painted before the app was there.
    control: '#root:not([data-page-kind]) main li button:not(:disabled)',
    lcp: painted,
    requests: 20,
  },
  Detail: {
    // As a notification leads there; else the chat comes only when one scrolls near it.
    path: (id) => `/detail/${id}#chat`,
    isSignedIn: true,
    control: 'main textarea:not(:disabled)',
    lcp: painted,
  },
};

/** What of a world makes a page larger. */
const sizeOf = (name: string, size: Size): string =>
  ({
    List: { small: ', 40 matches', large: ', 1,000 matches' },
    Detail: { small: ', 200 messages', large: ', 5,000 messages' },
  })[name]?.[size] ?? '';

async function freshPhone(
  browser: Browser,
  { origin = '' }: World,
  cookies: Parameters<BrowserContext['addCookies']>[0],
) {
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies(cookies);
  return context;
}

/** Loads an address in a tab of its own. */
async function visit(context: BrowserContext, path: string, control: string | null): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(installLoadProbe, control);
  const cdp = await slowProcessor(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await page.goto(path, { waitUntil: 'commit' });
  // Longer than a request takes; nothing follows a page without a script.
  const seen = await page.evaluate((quiet) => window.loadProbe.settled(quiet), control === null ? 200 : 1500);
  await page.close();
  return seen;
}

/** Puts up a page of nothing but the text of an address and gives its own address. */
async function addStaticPage(context: BrowserContext, path: string, control: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator(control).first().waitFor();
  const { title, lines } = await textOf(page);
  const address = `${STATIC_PAGES}${path.replaceAll(/\W/g, '')}`;
  const html = staticPage(title, lines);
  // By the page, for Playwright's own requests know no HTTP/2.
  await page.evaluate(([to, body]) => fetch(to, { method: 'PUT', body }), [address, html] as const);
  return address;
}

for (const [name, { path: pathOf, isSignedIn, control, lcp: limits, requests }] of Object.entries(pages)) {
  for (const size of isQuick || !isSignedIn ? (['large'] as const) : (['small', 'large'] as const)) {
    const label = `${name}${sizeOf(name, size)}`;
    test(`load: ${label}`, async ({ browser }, info) => {
      const world = worldOf(size);
      const path = pathOf(world.chat.id);
      const person = async () =>
        isSignedIn ? sessionCookies(world.origin ?? '', await world.backend.login('jana')) : [];
      const reader = await freshPhone(browser, world, await person());
      const still = await addStaticPage(reader, path, control);
      await reader.close();

      const seen = { first: [] as Visit[], repeat: [] as Visit[] };
      const others = { first: [] as number[], repeat: [] as number[] };
      // In turn, so that whatever else the machine does disturbs both alike.
      for (let turn = 0; turn < visits; turn += 1) {
        const plain = await freshPhone(browser, world, []);
        for (const kind of ['first', 'repeat'] as const)
          others[kind].push((await visit(plain, still, null)).lcp);
        await plain.close();
        const phone = await freshPhone(browser, world, await person());
        for (const kind of ['first', 'repeat'] as const) seen[kind].push(await visit(phone, path, control));
        await phone.close();
      }

      for (const kind of ['first', 'repeat'] as const) {
        const of = (figure: keyof Visit) => seen[kind].map((one) => one[figure]);
        const ratio = median(of('lcp')) / median(others[kind]);
        const shift = Math.max(...of('shift'));
        await addRow(info, 'Loads on slow 4G, processor slowed four times', {
          page: label,
          visit: kind,
          requests: median(of('requests')),
          'LCP, ms': spread(of('lcp')),
          'static LCP, ms': spread(others[kind]),
          'LCP ÷ static': times(ratio),
          'at most': times(limits[kind]),
          shift: shift.toFixed(2),
        });
        expect.soft(ratio, `LCP ÷ static, ${kind} visit`).toBeLessThanOrEqual(limits[kind]);
        // So much moves by the rounding of pixels.
        expect.soft(shift, `layout shift, ${kind} visit`).toBeLessThan(0.005);
        if (requests)
          expect.soft(median(of('requests')), `requests, ${kind} visit`).toBeLessThanOrEqual(requests);
      }
    });
  }
}
