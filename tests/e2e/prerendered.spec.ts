import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from '@playwright/test';
import { drawnScreens } from './support/addresses';
import { failedRequest } from './support/browser-log';
import { holdCode } from './support/hold-code';
import { recordFrames } from './support/record-frames';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

/** Where everything in the page stands. */
const boxes = (): string[] =>
  Array.from(document.querySelectorAll('body *'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, width, height].join(' ');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page can be read in its own style, says what needs JavaScript, and stands still when the sheet comes', async ({
    page,
    browserLog,
  }) => {
    browserLog.allow(failedRequest);
    const sheets = /\.css$/;
    for (const { name, path, title, layout } of drawnScreens) {
      const address = path.cs;
      await page.route(sheets, (route) => route.abort());
      await page.goto(address, { waitUntil: 'load' });
      const own = await page.evaluate(boxes);
      await page.unroute(sheets);
      await page.goto(address, { waitUntil: 'load' });
      expect(await page.evaluate(boxes), address).toEqual(own);
      const heading = name === 'Home' ? LL.home.landing.title() : title?.cs;
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(
        layout === 'login' ? LL.errors.noScript() : LL.errors.noScriptReadable(),
      );
    }
    // The style of the first paint stands in the page; the sheet is asked for besides.
    await expect(page.locator('head style')).toHaveCount(1);
  });
});

test('a page of which a part has come is painted as a whole, so that nothing moves in it', async ({
  page,
  server: { url: origin },
}) => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => void (letGo = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', origin));
      const type = answer.headers.get('Content-Type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      const content = Buffer.from(await answer.arrayBuffer());
      const cut = type.startsWith('text/html') ? content.indexOf('</h1>') : 0;
      response.write(content.subarray(0, cut));
      if (cut > 0) await released;
      response.end(content.subarray(cut));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${String(port)}/prihlaseni`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('h1') !== null, null, { polling: 50 });
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  // Ten frames, had there been any.
  await page.waitForTimeout(170);
  expect(await painted()).toBe(0);
  letGo();
  await expect.poll(painted).toBeGreaterThan(0);
  // It would miss what it asks for once the server is gone.
  await page.close();
  server.close();
  server.closeAllConnections();
});

test('who is signed in sees the list on its way, and never the Home of guests', async ({ page, signIn }) => {
  await signIn('jana');
  const seen = await recordFrames(page, () => document.getElementById('root')?.innerText ?? null);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(seen.join('\n')).toContain(LL.header.navigation.messages());
  expect(seen.join('\n')).not.toContain(LL.home.landing.title());
  expect(seen.join('\n')).not.toContain(LL.login.title());
});

test('the app begins with its style, and not before it', async ({ page, signIn }) => {
  await signIn('jana');
  const letGo = await holdCode(page, /\.css$/);
  await page.goto('/profil', { waitUntil: 'commit' });
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /app-.*\.js$/.test(name));
  await page.waitForFunction(isLoaded, null, { polling: 50 });
  const started = page.locator('html[data-started]');
  // It would have begun by then.
  await page.waitForTimeout(500);
  expect(await started.count()).toBe(0);
  letGo();
  await expect(started).toHaveCount(1);
});

test('a reload of all chats shows their frame until they are there', async ({ page, signIn }) => {
  await signIn('jana');
  const seen = await recordFrames(page, () =>
    Array.from(document.querySelectorAll('h1'), ({ textContent }) => textContent).join(),
  );
  await page.goto('/?open=messages');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const title = LL.header.navigation.messages();
  expect(seen).toContain(title);
  expect(new Set(seen.slice(seen.indexOf(title)))).toEqual(new Set([title]));
  expect(seen).not.toContain(LL.matches.title());
});

test('what a page asks for beside its code is used: nothing is asked for twice', async ({ page, signIn }) => {
  await signIn('jana');
  for (const address of ['/', '/profil', '/profil/upravit', '/statistiky', '/en/detail/1']) {
    const asked: string[] = [];
    const note = (request: Request): void => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    const early = await page.evaluate(() => Object.keys(window.earlyAnswers?.answers ?? {}));
    expect(early, address).not.toEqual([]);
    // In the order in which they were sent: what the head has asked for came first.
    expect(asked.slice(0, early.length), address).toEqual(early);
    expect(asked.length, asked.join(' ')).toBe(new Set(asked).size);
  }
});
