// oxlint-disable no-underscore-dangle -- these are Playwright's names
import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, Page } from '@playwright/test';
import { type Host, startHost } from './host';
import { useRealInput } from './input';
import { insideOfBrowser, setOptions } from './inside';
import { connectPage } from './transport';

/** Emits an event that Playwright emits itself for its own browsers. */
const emit = (emitter: Page | BrowserContext, event: string, about: Page): boolean =>
  (emitter as unknown as EventEmitter).emit(event, about);

async function setSize(page: Page, host: Host, window: number, size: { width: number; height: number }) {
  await host.tell({ do: 'resize', window, ...size });
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

/** Adapts Playwright's page to a window of WebKitGTK. */
function prepare(page: Page, host: Host, window: number, options: BrowserContextOptions): void {
  const { viewport, baseURL } = options;
  useRealInput(page, (command) => host.tell({ window, ...command }));
  let size = viewport ?? null;
  page.viewportSize = () => size;
  page.setViewportSize = async (newSize) => {
    await setSize(page, host, window, newSize);
    size = newSize;
  };
  const goto = page.goto.bind(page);
  page.goto = async (url, gotoOptions) => {
    const target = new URL(url, baseURL);
    // The inspector reports no navigation within a document, so Playwright would wait for ever.
    if (target.hash === '' || target.href.replace(/#.*/, '') !== page.url().replace(/#.*/, ''))
      return goto(url, gotoOptions);
    await page.evaluate((hash) => void (location.hash = hash), target.hash);
    return null;
  };
  page.bringToFront = () => host.tell({ do: 'focus', window });
}

async function newContext(webkit: BrowserType, options: BrowserContextOptions): Promise<BrowserContext> {
  const { baseURL, viewport, locale = 'cs-CZ', userAgent, timezoneId } = options;
  // The first page has the app's origin, so that cookies can be set and its process stays the same.
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
  const takenPaths = new Set<string>();
  await host.loaded(0);
  const transport = await connectPage(host.port, takenPaths);
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
  prepare(page, host, 0, options);
  await page.emulateMedia({ colorScheme: options.colorScheme, reducedMotion: options.reducedMotion });

  let pageCount = 0;
  const openAnother = async (): Promise<Page> => {
    const window = pages.length;
    await host.tell({ do: 'open', url });
    await host.loaded(window);
    const anotherTransport = await connectPage(host.port, takenPaths);
    const coming = context.waitForEvent('page');
    await insideOfBrowser(browser)._attachTab(`window ${String(window)}`, anotherTransport);
    const opened = await coming;
    pages.push({ page: opened, transport: anotherTransport });
    prepare(opened, host, window, options);
    return opened;
  };
  return Object.assign(context, {
    newPage: async () => {
      pageCount += 1;
      if (pageCount > 1) return openAnother();
      emit(context, 'page', page);
      return page;
    },
    close: async () => {
      await browser.close().catch(() => {});
      await host.end();
    },
  });
}

interface WebkitInternals {
  _connection: unknown;
  _instrumentation: { runBeforeCreateBrowserContext: (options: BrowserContextOptions) => Promise<void> };
}

/** Debian's WebKitGTK as a browser of Playwright; every context has a host process of its own. */
export function webkitGtk(webkit: BrowserType): Browser {
  const contexts: BrowserContext[] = [];
  const webkitInternals = webkit as unknown as WebkitInternals;
  const browser = {
    _connection: webkitInternals._connection,
    browserType: () => webkit,
    contexts: () => contexts,
    version: () => 'WebKitGTK',
    isConnected: () => true,
    async newContext(contextOptions: BrowserContextOptions = {}) {
      const options = { ...contextOptions };
      // Playwright adds the options of the test only to contexts of its own browsers.
      await webkitInternals._instrumentation.runBeforeCreateBrowserContext(options);
      const context = await newContext(webkit, options);
      context.browser = () => browser;
      contexts.push(context);
      return context;
    },
    async newPage(options?: BrowserContextOptions) {
      return (await browser.newContext(options)).newPage();
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  } as unknown as Browser;
  return browser;
}
