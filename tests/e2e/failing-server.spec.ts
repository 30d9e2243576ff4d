import type { BrowserContext, Request, Route } from '@playwright/test';
import type { Backend } from './support/backend';
import { failedRequest } from './support/browser-log';
import { chatParts } from './support/chat-page';
import { joinedMatch } from './support/choose-match';
import { isWhole, note } from './support/long-run';
import { expect, test } from './support/test';
import { syncTag } from '@/lib/background-sync';

/*
 * What an open chat, a message that waits to be sent and everything else that asks by itself ask of a server that fails, with the
 * real service worker, minute by minute of the page's clock. `npm run test:long` drives every failure for ten minutes and notes
 * the counts, which stand in docs/performance.md.
 */
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 600_000 });

const html = { contentType: 'text/html', body: '<h1>Bad gateway</h1>' };

/** How the server answers every call from now on. */
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  none: (route) => route.continue(),
  '503': (route) => route.fulfill({ status: 503, ...html }),
  '429': (route) => route.fulfill({ status: 429, ...html }),
  '429, Retry-After 90': (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '90' }, ...html }),
  'HTML 502': (route) => route.fulfill({ status: 502, ...html }),
  'refused connection': (route) => route.abort('connectionrefused'),
  'no end': () => undefined,
  'wrong shape': (route) => route.fulfill({ status: 200, json: { unheard_of: [null] } }),
};

/** A call without what differs from match to match. */
const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\d+/g, '{id}')}`;

type Counts = Record<string, number>;

const sumOf = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

interface Drive {
  context: BrowserContext;
  backend: Backend;
  signIn: (name: 'jana') => Promise<void>;
  failure: string;
  tabs: number;
  minutes: number;
}

/** Opens a chat in that many tabs, lets the server fail, sends a message, and gives the requests of each minute by name. */
async function drive({ context, backend, signIn, failure, tabs, minutes }: Drive): Promise<Counts[]> {
  const { id } = await joinedMatch(backend, 'jana', 'alex');
  await backend.say('alex', id, 'Beru míč');
  await signIn('jana');
  await context.clock.install();
  const pages = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    const page = await context.newPage();
    await page.goto(`/detail/${id}#chat`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(chatParts(page).entry('Beru míč')).toBeVisible();
    pages.push(page);
  }
  const underWay = new Set<Request>();
  const counts: Counts[] = [];
  let minute: Counts = {};
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') && pathname !== '/version.json') return;
    underWay.add(request);
    minute[nameOf(request)] = (minute[nameOf(request)] ?? 0) + 1;
  });
  const end = (request: Request): void => void underWay.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  const answer = failures[failure] ?? (() => undefined);
  await context.route(/\/api\/|\/version\.json/, answer);
  const chat = chatParts(pages[0] ?? (await context.newPage()));
  await chat.write('Kde jste?');
  await expect(chat.entry('Kde jste?')).toBeVisible();
  // However slow this machine is, a minute is one, for all tabs and for the backend, whose tokens run out by it.
  await context.clock.pauseAt(Date.now() + 3000);
  for (let index = 0; index < minutes; index += 1) {
    await backend.putForward((await chat.entry('Kde jste?').evaluate(() => Date.now())) - Date.now());
    minute = {};
    counts.push(minute);
    // Between the two minutes that are noted the steps are longer.
    const step = index === 0 || index === minutes - 1 ? 1 : 5;
    for (let second = 0; second < 60; second += step) {
      await context.clock.runFor(step * 1000);
      // What wakes the sender: nothing of it may shorten a pause.
      for (const page of pages)
        await page.evaluate((tag) => {
          window.dispatchEvent(new Event('online'));
          navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: tag }));
        }, syncTag);
      if (failure !== 'no end') await expect.poll(() => underWay.size, { intervals: [5] }).toBe(0);
    }
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  return counts;
}

for (const tabs of isWhole ? [1, 3] : [3])
  for (const failure of isWhole ? Object.keys(failures) : ['503'])
    test(`a server that fails (${failure}) is left in peace by ${tabs} tabs`, async ({
      context,
      backend,
      signIn,
      browserLog,
    }) => {
      browserLog.allow(failedRequest, /Error/);
      const counts = await drive({ context, backend, signIn, failure, tabs, minutes: isWhole ? 10 : 2 });
      for (const [name, count] of Object.entries(counts[0] ?? {})) note(`first minute, ${name}`, count);
      for (const [name, count] of Object.entries(counts.at(-1) ?? {})) note(`last minute, ${name}`, count);
      const sends = counts.map((minute) => minute['POST /api/match/{id}/chat/send/'] ?? 0);
      if (failure === 'none') return;
      expect(sends[0]).toBeLessThanOrEqual(4);
      expect(sends.at(-1)).toBeLessThanOrEqual(1);
      expect(counts.at(-1)?.['POST /api/user/refresh-token'] ?? 0).toBeLessThanOrEqual(1);
      // In health an open chat asks 12 times a minute, the list of unread messages twice, the match once.
      expect(sumOf(counts.at(-1))).toBeLessThan(15 * tabs);
    });
