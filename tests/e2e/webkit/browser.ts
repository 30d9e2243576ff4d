// oxlint-disable no-underscore-dangle -- these are Playwright's names
import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, Page } from '@playwright/test';
import { type Host, startHost } from './host';
import { insideOfBrowser, insideOfPage, setOptions } from './inside';
import { useRealInput } from './input';
import { connectPage, type Transport } from './transport';

type Options = BrowserContextOptions;

/** What Playwright says of its own browsers by itself. */
const emit = (emitter: Page | BrowserContext, event: string, about: Page): boolean =>
  (emitter as unknown as EventEmitter).emit(event, about);

/** Waits until the page is as large as it was made. */
async function setSize(page: Page, host: Host, window: number, size: { width: number; height: number }) {
  await host.tell({ do: 'resize', window, ...size });
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

/**
 * Lets what a page fetches run on when the page cancels it, which the page does not see: a request that is cancelled while the inspector
 * is letting it on ends the page's process. Only pages whose requests a test intercepts have it.
 */
const fetchToTheEnd = (): void => {
  const fetch = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const request = new Request(...asked);
    const { signal } = request;
    if (signal.aborted) return fetch(request);
    const cancelled = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([fetch(new Request(request, { signal: null })), cancelled]);
  };
};

/** A regular expression of the addresses that `page.route` is asked about, and perhaps of more. */
const patternOf = (asked: unknown): string =>
  asked instanceof RegExp
    ? asked.source
    : typeof asked === 'string'
      ? asked.replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\*+|\?|\{.*?\}/g, '.*')
      : '.*';

/** What differs for a page of such a window from one of Playwright's own. */
function prepare(page: Page, transport: Transport, host: Host, window: number, options: Options): void {
  const { viewport, baseURL } = options;
  useRealInput(page, (command) => host.tell({ window, ...command }));
  let size = viewport ?? null;
  page.viewportSize = () => size;
  page.setViewportSize = async (asked) => {
    await setSize(page, host, window, asked);
    size = asked;
  };
  const goto = page.goto.bind(page);
  page.goto = async (url, asked) => {
    const target = new URL(url, baseURL);
    // The inspector tells nothing of a step within a document, and Playwright would wait for ever.
    if (target.hash === '' || target.href.replace(/#.*/, '') !== page.url().replace(/#.*/, ''))
      return goto(url, asked);
    await page.evaluate((hash) => void (location.hash = hash), target.hash);
    return null;
  };
  const route = page.route.bind(page);
  const { intercepted } = transport;
  page.route = async (...asked) => {
    if (intercepted.size === 0) await page.addInitScript(fetchToTheEnd);
    intercepted.add(patternOf(asked[0]));
    const disposable = await route(...asked);
    await insideOfPage(page).updateRequestInterception();
    return disposable;
  };
  page.bringToFront = () => host.tell({ do: 'focus', window });
}

/** A person's browser: a host, connected. */
async function newContext(webkit: BrowserType, options: Options): Promise<BrowserContext> {
  const { baseURL, viewport, locale = 'cs-CZ', userAgent, timezoneId } = options;
  // Cookies can be set for the address that stands in a window, and its first load does not change its process.
  const url = baseURL ? new URL('/icon.svg', baseURL).href : 'about:blank';
  const host = await startHost({
    url,
    width: viewport?.width ?? 1280,
    height: viewport?.height ?? 800,
    languages: [locale],
    zone: timezoneId ?? 'Europe/Prague',
    userAgent,
    off: options.serviceWorkers === 'block' ? ['ServiceWorkers'] : [],
  });
  const taken = new Set<string>();
  await host.loaded(0);
  const transport = await connectPage(host.port, taken);
  const browser = await webkit.connectOverCDP(transport as never);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error('Playwright found no page in WebKit.');
  const pages = [{ page, transport }];
  host.onCrash((window) => {
    const crashed = pages[window];
    console.error(`WebKit's web process has ended on ${crashed?.page.url() ?? 'a new page'}`);
    if (crashed) emit(crashed.page, 'crash', crashed.page);
    crashed?.transport.close();
  });
  setOptions(context, { baseURL, viewport });
  prepare(page, transport, host, 0, options);
  await page.emulateMedia({ colorScheme: options.colorScheme, reducedMotion: options.reducedMotion });

  let given = 0;
  const openAnother = async (): Promise<Page> => {
    const window = pages.length;
    await host.tell({ do: 'open', url });
    await host.loaded(window);
    const another = await connectPage(host.port, taken);
    const coming = context.waitForEvent('page');
    await insideOfBrowser(browser)._attachTab(`window ${String(window)}`, another);
    const opened = await coming;
    pages.push({ page: opened, transport: another });
    prepare(opened, another, host, window, options);
    return opened;
  };
  return Object.assign(context, {
    newPage: async () => {
      given += 1;
      if (given > 1) return openAnother();
      emit(context, 'page', page);
      return page;
    },
    close: async () => {
      await browser.close().catch(() => {});
      await host.end();
    },
    setOffline: async (isOffline: boolean) => {
      await host.tell({ do: isOffline ? 'offline' : 'online' });
      // The window takes the machine's connection for its own.
      for (const page of context.pages())
        await page.evaluate((isOnline) => {
          Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
          window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
        }, !isOffline);
    },
  });
}

interface OwnSide {
  _connection: unknown;
  _instrumentation: { runBeforeCreateBrowserContext: (options: Options) => Promise<void> };
}

/** Debian's WebKitGTK in the place of a browser of Playwright's: every context is a host of its own. */
export function webkitGtk(webkit: BrowserType): Browser {
  const contexts: BrowserContext[] = [];
  const own = webkit as unknown as OwnSide;
  const browser = {
    _connection: own._connection,
    browserType: () => webkit,
    contexts: () => contexts,
    version: () => 'WebKitGTK',
    isConnected: () => true,
    async newContext(asked: Options = {}) {
      const options = { ...asked };
      // The options of the test, which Playwright gives to each context of its own browsers.
      await own._instrumentation.runBeforeCreateBrowserContext(options);
      const context = await newContext(webkit, options);
      context.browser = () => browser;
      contexts.push(context);
      return context;
    },
    async newPage(options?: Options) {
      return (await browser.newContext(options)).newPage();
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  } as unknown as Browser;
  return browser;
}
