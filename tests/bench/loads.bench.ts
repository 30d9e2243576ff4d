import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { sessionCookies } from '../e2e/support/servers/session-cookies';
import { median, spread, formatRatio } from './figures';
import { installLoadProbe, type Visit } from './load-probe';
import { type Size, type MeasuredApp, measuredApp } from './measured-app';
import { slowProcessor } from './phone';
import { STATIC_PAGES } from './secure-server';
import { addRow } from './table-reporter';

/** Lighthouse's slow 4G (`mobileSlow4G` with its adjustments), in bytes per second and milliseconds. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

interface MeasuredPage {
  path: (matchId: number) => string;
  isSignedIn: boolean;
  /** A selector of the first usable control. */
  control: string;
  /** The limits of largest contentful paint, relative to a static page with the same text. */
  lcp: { first: number; repeat: number };
  /** The limit of requests of the first visit, until the control is usable. */
  requests?: number;
}

const isQuick = Boolean(process.env.MEASURE_QUICK);
const visitCount = isQuick ? 2 : 5;
const prerenderedLimits = { first: 1.25, repeat: 1.25 };
const firstPaintLimits = { first: 2.7, repeat: 0.8 };

const pages: Record<string, MeasuredPage> = {
  Login: {
    path: () => '/prihlaseni',
    isSignedIn: false,
    control: 'form button[type=submit]:not(:disabled)',
    lcp: prerenderedLimits,
    requests: 10,
  },
  'Home, signed out': {
    path: () => '/',
    isSignedIn: false,
    control: '#root main a[href]',
    lcp: prerenderedLimits,
  },
  List: {
    path: () => '/',
    isSignedIn: true,
    // The selector excludes buttons of the first paint and of matches that are folded.
    control: '#root:not([data-page-kind]) main li:not([hidden]) button:not(:disabled)',
    lcp: firstPaintLimits,
    requests: 20,
  },
  Detail: {
    // With the hash the chat loads at once, as from a notification.
    path: (id) => `/detail/${id}#chat`,
    isSignedIn: true,
    control: 'main textarea:not(:disabled)',
    lcp: firstPaintLimits,
  },
};

/** The part of a label with the amount of data on a page. */
const sizeOf = (name: string, size: Size): string =>
  ({
    List: { small: ', 40 matches', large: ', 1,000 matches' },
    Detail: { small: ', 200 messages', large: ', 5,000 messages' },
  })[name]?.[size] ?? '';

async function openPhone(
  browser: Browser,
  { origin = '' }: MeasuredApp,
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

async function visit(context: BrowserContext, path: string, control: string | null): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(installLoadProbe, control);
  const cdp = await slowProcessor(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await page.goto(path, { waitUntil: 'commit' });
  // 1.5 s are longer than a request takes; a page without scripts sends no later requests.
  const figures = await page.evaluate(
    (quiet) => window.loadProbe.settled(quiet),
    control === null ? 200 : 1500,
  );
  // The service worker answers the repeat visit; a slow machine installs it later than the app is idle.
  if (control !== null) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  return figures;
}

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** HTML of a page with only these lines, as the fastest possible page with that text. */
const staticPage = (title: string, lines: readonly string[]): string =>
  [
    '<!doctype html><html lang="cs"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    ...lines.map((line) => `<p>${escape(line)}</p>`),
    '',
  ].join('\n');

/** Title and lines of text of a page, once its text no longer changes. */
async function textOf(page: Page): Promise<{ title: string; lines: string[] }> {
  return page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
    let text = '';
    for (let turn = 0; turn < 120; turn += 1) {
      const previousText = text;
      text = document.body.innerText;
      if (text === previousText && text !== '') break;
      await pause();
    }
    const lines = text.split('\n').map((line) => line.trim());
    return { title: document.title, lines: lines.filter((line) => line !== '') };
  });
}

/** Uploads a static page with the text of an address, and returns the URL of the static page. */
async function addStaticPage(context: BrowserContext, path: string, control: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator(control).first().waitFor();
  const { title, lines } = await textOf(page);
  const address = `${STATIC_PAGES}${path.replaceAll(/\W/g, '')}`;
  const html = staticPage(title, lines);
  // The page sends the request, because Playwright's own requests do not support HTTP/2.
  await page.evaluate(([to, body]) => fetch(to, { method: 'PUT', body }), [address, html] as const);
  return address;
}

for (const [name, { path: pathOf, isSignedIn, control, lcp: limits, requests }] of Object.entries(pages)) {
  for (const size of isQuick || !isSignedIn ? (['large'] as const) : (['small', 'large'] as const)) {
    const label = `${name}${sizeOf(name, size)}`;
    test(`load: ${label}`, async ({ browser }, info) => {
      const app = measuredApp(size);
      const path = pathOf(app.chatId);
      const cookiesOf = async () =>
        isSignedIn ? sessionCookies(app.origin ?? '', await app.backend.login('jana')) : [];
      const reader = await openPhone(browser, app, await cookiesOf());
      const staticAddress = await addStaticPage(reader, path, control);
      await reader.close();

      const appVisits = { first: [] as Visit[], repeat: [] as Visit[] };
      const staticLcp = { first: [] as number[], repeat: [] as number[] };
      // Both pages are loaded in turns, so that other load of the machine affects both.
      for (let turn = 0; turn < visitCount; turn += 1) {
        const staticPhone = await openPhone(browser, app, []);
        for (const kind of ['first', 'repeat'] as const)
          staticLcp[kind].push((await visit(staticPhone, staticAddress, null)).lcp);
        await staticPhone.close();
        const phone = await openPhone(browser, app, await cookiesOf());
        for (const kind of ['first', 'repeat'] as const)
          appVisits[kind].push(await visit(phone, path, control));
        await phone.close();
      }

      for (const kind of ['first', 'repeat'] as const) {
        const valuesOf = (figure: keyof Visit) => appVisits[kind].map((appVisit) => appVisit[figure]);
        const ratio = median(valuesOf('lcp')) / median(staticLcp[kind]);
        const shift = Math.max(...valuesOf('shift'));
        await addRow(info, 'Loads on slow 4G, processor slowed four times', {
          page: label,
          visit: kind,
          requests: median(valuesOf('requests')),
          'LCP, ms': spread(valuesOf('lcp')),
          'static LCP, ms': spread(staticLcp[kind]),
          'LCP ÷ static': formatRatio(ratio),
          'at most': formatRatio(limits[kind]),
          shift: shift.toFixed(2),
        });
        expect.soft(ratio, `LCP ÷ static, ${kind} visit`).toBeLessThanOrEqual(limits[kind]);
        // Rounding of pixels causes smaller shifts.
        expect.soft(shift, `layout shift, ${kind} visit`).toBeLessThan(0.005);
        if (requests)
          expect.soft(median(valuesOf('requests')), `requests, ${kind} visit`).toBeLessThanOrEqual(requests);
      }
    });
  }
}
