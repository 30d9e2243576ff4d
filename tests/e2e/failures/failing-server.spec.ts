import type { BrowserContext, Request, Route } from '@playwright/test';
import { syncTag } from '@/lib/browser/background-sync';
import { renewalPath } from '@/service-worker/token-renewal';
import { failedRequest } from '../support/browsers/browser-log';
import { isLongRun, annotateCount } from '../support/browsers/long-run';
import { chatParts } from '../support/pages/chat-page';
import { joinedMatch } from '../support/pages/choose-match';
import type { Backend } from '../support/servers/backend';
import { expect, test } from '../support/test';

/*
 * Counts the requests that open chats and the outbox send to a failing server, with the real service worker, for each minute of the
 * page's clock. `npm run test:long` runs every failure for ten minutes; docs/performance.md has its counts.
 */
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 600_000 });

const html = { contentType: 'text/html', body: '<h1>Bad gateway</h1>' };

/** The failures, each as a handler of all requests. */
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  none: (route) => route.continue(),
  '503': (route) => route.fulfill({ status: 503, ...html }),
  '429': (route) => route.fulfill({ status: 429, ...html }),
  '429, Retry-After 90': (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '90' }, ...html }),
  'HTML 502': (route) => route.fulfill({ status: 502, ...html }),
  'refused connection': (route) => route.abort('connectionrefused'),
  'no answer': () => undefined,
  'wrong shape': (route) => route.fulfill({ status: 200, json: { unheard_of: [null] } }),
};

/** The method and the path of a request, with `{id}` for ids. */
const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\d+/g, '{id}')}`;

type Counts = Record<string, number>;

const sumOf = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

interface FailureRun {
  context: BrowserContext;
  backend: Backend;
  signIn: (name: 'jana') => Promise<void>;
  failure: string;
  tabs: number;
  minutes: number;
}

/** Opens a chat in several tabs, makes the server fail, sends a message, and returns the counts of requests for each minute. */
async function countRequests(run: FailureRun): Promise<Counts[]> {
  const { context, backend, signIn, failure, tabs, minutes } = run;
  const { id } = await joinedMatch(backend, 'jana', 'alex');
  await backend.sendMessage('alex', id, 'Beru míč');
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
  const pending = new Set<Request>();
  const counts: Counts[] = [];
  let minute: Counts = {};
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') && pathname !== '/version.json') return;
    // The worker sends a page's renewal on, so that Playwright reports two requests. The backend gets the worker's.
    if (pathname === renewalPath && !request.serviceWorker()) return;
    pending.add(request);
    minute[nameOf(request)] = (minute[nameOf(request)] ?? 0) + 1;
  });
  const removePending = (request: Request): void => void pending.delete(request);
  context.on('requestfinished', removePending);
  context.on('requestfailed', removePending);
  const answer = failures[failure] ?? (() => undefined);
  await context.route(/\/api\/|\/version\.json/, answer);
  const chat = chatParts(pages[0] ?? (await context.newPage()));
  await chat.write('Kde jste?');
  await expect(chat.entry('Kde jste?')).toBeVisible();
  // Paused clocks make the minutes exact on a slow machine, for all tabs and for the expiry of tokens in the backend.
  await context.clock.pauseAt(Date.now() + 20_000);
  for (let index = 0; index < minutes; index += 1) {
    await backend.advanceClock((await chat.entry('Kde jste?').evaluate(() => Date.now())) - Date.now());
    minute = {};
    counts.push(minute);
    // The counts of a minute are the same in longer steps, only the events below are fewer. Only the first and the last are compared.
    const step = isLongRun && (index === 0 || index === minutes - 1) ? 1 : 5;
    for (let second = 0; second < 60; second += step) {
      await context.clock.runFor(step * 1000);
      // These events wake the outbox, and must not shorten its pauses.
      for (const page of pages)
        await page.evaluate((tag) => {
          window.dispatchEvent(new Event('online'));
          navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: tag }));
        }, syncTag);
      if (failure !== 'no answer') await expect.poll(() => pending.size, { intervals: [5] }).toBe(0);
    }
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  return counts;
}

for (const tabs of isLongRun ? [1, 3] : [3])
  for (const failure of isLongRun ? Object.keys(failures) : ['503'])
    test(`${tabs} tabs send few requests (${failure})`, async ({ context, backend, signIn, browserLog }) => {
      browserLog.allow(failedRequest, /Error/);
      const minutes = isLongRun ? 10 : 2;
      const counts = await countRequests({ context, backend, signIn, failure, tabs, minutes });
      for (const [minute, index] of [
        ['first', 0],
        ['last', -1],
      ] as const)
        for (const [name, count] of Object.entries(counts.at(index) ?? {}))
          annotateCount(`${minute} minute, ${name}`, count);
      const sends = counts.map((minute) => minute['POST /api/match/{id}/chat/send/'] ?? 0);
      if (failure === 'none') return;
      expect(sends[0]).toBeLessThanOrEqual(4);
      expect(sends.at(-1)).toBeLessThanOrEqual(1);
      expect(counts.at(-1)?.['POST /api/user/refresh-token'] ?? 0).toBeLessThanOrEqual(1);
      // Without failures a chat sends 12 requests a minute, the notifications two and the match one.
      expect(sumOf(counts.at(-1))).toBeLessThan(15 * tabs);
    });
