import { expect, type Page, test } from '@playwright/test';
import { sessionCookies } from '../e2e/support/servers/session-cookies';
import { formatRatio } from './figures';
import { type Size, measuredApp } from './measured-app';
import { addRow } from './table-reporter';

/** The steps of the page's clock: shorter than the time limit of a call, and an hour together. */
const step = 10_000;
const stepCount = process.env.MEASURE_QUICK ? 36 : 360;

/** Counts the API's answers to a page and their bytes as sent, with headers. `settled` waits for those on their way, which the page's clock would abort. */
async function countAnswers(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const total = { bytes: 0, requests: 0 };
  const pendingIds = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/api/')) pendingIds.add(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => void pendingIds.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pendingIds.delete(requestId)) return;
    total.bytes += encodedDataLength;
    total.requests += 1;
  });
  async function settled(): Promise<void> {
    do await page.evaluate(() => fetch('/version.json').then((answer) => answer.text()));
    while (pendingIds.size > 0);
  }
  return { total, settled };
}

const pages: Record<
  string,
  { path: (chatId: number) => string; control: string; limit: Record<Size, number> }
> = {
  List: {
    path: () => '/',
    control: 'main li:not([hidden]) button:not(:disabled)',
    limit: { small: 0.15, large: 0.02 },
  },
  'Match with its chat': {
    path: (id) => `/detail/${id}#chat`,
    control: 'main textarea:not(:disabled)',
    limit: { small: 1, large: 1 },
  },
};

for (const [name, { path, control, limit }] of Object.entries(pages)) {
  for (const size of process.env.MEASURE_QUICK ? (['large'] as const) : (['small', 'large'] as const)) {
    test(`quiet: ${name}, ${size} world`, async ({ browser }, info) => {
      const { url, backend, chatId } = measuredApp(size);
      /** What an hour of the open page costs; without tags the backend answers each call in full. */
      async function measure(hasTags: boolean) {
        const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
        await context.addCookies(sessionCookies(url, await backend.login('jana')));
        if (!hasTags)
          await context.route('**/api/**', (route) => {
            const { 'if-none-match': _, ...headers } = route.request().headers();
            return route.continue({ headers });
          });
        const page = await context.newPage();
        await page.clock.install();
        const { total, settled } = await countAnswers(page);
        await page.goto(path(chatId));
        await page.locator(control).first().waitFor();
        // What a page loads when it opens does not count.
        for (let count = 0; count < 50; count += 1) {
          await settled();
          await page.clock.runFor(step / 50);
        }
        Object.assign(total, { bytes: 0, requests: 0 });
        for (let count = 0; count < stepCount; count += 1) {
          await page.clock.runFor(step);
          await settled();
        }
        await context.close();
        return total;
      }
      const [withTags, without] = [await measure(true), await measure(false)];
      const ratio = withTags.bytes / without.bytes;
      await addRow(info, 'One hour of an open page on which nothing happens', {
        page: `${name}, ${size} world`,
        requests: withTags.requests,
        'kB with ETag': (withTags.bytes / 1000).toFixed(0),
        'kB without': (without.bytes / 1000).toFixed(0),
        ratio: formatRatio(ratio),
        'at most': formatRatio(limit[size]),
      });
      expect.soft(ratio, 'bytes with ETag ÷ without').toBeLessThanOrEqual(limit[size]);
      // Which call is on its way at a step of the clock differs from run to run, by up to 3 % of the calls.
      expect.soft(withTags.requests).toBeLessThanOrEqual(without.requests * 1.05);
    });
  }
}
