import type { Page } from '@playwright/test';
import { failedRequest } from './support/browser-log';
import { chatParts } from './support/chat-page';
import { joinedMatch } from './support/choose-match';
import { blockCode, recordShifts, shiftsOf } from './support/page';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

const { LL } = i18n.cs;

const text = 'Stojím před zavřenou halou';

test.beforeEach(({ browserLog }) => browserLog.allow(failedRequest));

/** All texts that the browser stores for this origin, and the text of the page. */
const allStoredTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.body.textContent,
      document.cookie,
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // Code and pages have no personal data.
        if (request.url.includes('/api/')) texts.push(await (await cache.match(request))?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of database.objectStoreNames) {
        texts.push(
          await new Promise((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(texts);
  });

async function blockBackend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
  });
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
}

test('the offline cache shows visited data, the outbox sends a message once, and signing out removes both', async ({
  page,
  context,
  backend,
  signIn,
  browserLog,
}) => {
  test.slow();
  // Without a network the request to sign out and the code of the guests' Home fail.
  browserLog.allow('NetworkError: POST /api/user/logout', /ChunkLoadError/);
  const { id, title } = await joinedMatch(backend, 'jana', 'alex');
  await backend.sendMessage('alex', id, 'Beru míč');
  await signIn('jana');

  await test.step('visited data is stored', async () => {
    // The app stores data when the browser is idle.
    const expectStored = (path: string) =>
      expect.poll(() => allStoredTexts(page), { intervals: [100] }).toContain(`"${path}":`);
    await page.goto('/');
    await expectStored('/api/match/get-upcoming-matches/');
    await page.goto(`/detail/${id}#chat`);
    await expect(chatParts(page).entry('Beru míč')).toBeVisible();
    await expectStored(`/api/match/${id}/`);
    await expectStored(`/api/match/${id}/chat/messages/`);
    await page.goto('/statistiky');
    await expectStored('/api/user/statistics');
    await page.goto('/profil');
    await expect(page.getByText(/^Uloženo \d+/)).toBeVisible();
    await expectStored('/api/user/profile');
  });

  await test.step('each screen works offline and shows the age of its data', async () => {
    const offlinePage = await context.newPage();
    await blockBackend(offlinePage);
    for (const [address, visibleText] of [
      ['/', title],
      [`/detail/${id}#chat`, 'Beru míč'],
      ['/statistiky', /^Spočítáno/],
      ['/profil', LL.profile.device.title()],
    ] as const) {
      await offlinePage.goto(address);
      await expect(offlinePage.getByText(visibleText).first()).toBeVisible();
      await expect(offlinePage.getByText(/^Bez signálu\. Údaje z/)).toBeVisible();
      await expect(offlinePage.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    }
    await offlinePage.close();
  });

  await test.step('a message survives closing the app, and is stored once although its answer is lost twice', async () => {
    await page.goto(`/detail/${id}#chat`);
    const chat = chatParts(page);
    await expect(chat.entry('Beru míč')).toBeVisible();
    await context.setOffline(true);
    await chat.write(text);
    await expect(chat.entry(text)).toContainText(LL.chat.sending.waiting());
    await page.close();
    await context.setOffline(false);
    await backend.setFaults({ target: 'sendChatMessage', kind: 'reset', after: true, times: 2 });
    const nextPage = await context.newPage();
    await nextPage.goto('/');
    const storedMessages = async () =>
      (await backend.chat('jana', id)).results.filter(({ message }) => message === text);
    await expect.poll(storedMessages).toHaveLength(1);
    await nextPage.goto(`/detail/${id}#chat`);
    await expect(chatParts(nextPage).entry(text)).toHaveCount(1);
    await expect.poll(() => allStoredTexts(nextPage)).not.toContain('afterId');
    expect(await storedMessages()).toHaveLength(1);
    await nextPage.close();
  });

  await test.step('signing out offline removes all data of the person', async () => {
    const lastPage = await context.newPage();
    await lastPage.goto('/');
    await expect(lastPage.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    const menu = lastPage.getByRole('button', { name: LL.header.account.menuOf({ name: 'Jana Nováková' }) });
    // The chunk of the menu loads when it is opened.
    await menu.click();
    const signOut = lastPage.getByRole('menuitem', { name: LL.header.account.signOut() });
    await expect(signOut).toBeVisible();
    await context.setOffline(true);
    await signOut.click();
    await expect(lastPage.getByRole('heading', { level: 1, name: LL.common.states.offline() })).toBeVisible();
    await expect(lastPage.getByRole('link', { name: LL.login.title() })).toBeVisible();
    await expect.poll(() => allStoredTexts(lastPage)).not.toMatch(/Jana|Nováková|Beru míč|Stojím/);
    await context.setOffline(false);
    await expect(lastPage.getByRole('heading', { name: LL.home.landing.title() })).toBeVisible();
    await signIn('alex');
    await lastPage.goto('/profil');
    await expect(lastPage.getByRole('heading', { level: 2, name: /Alex/ })).toBeVisible();
    await expect.poll(() => allStoredTexts(lastPage)).not.toMatch(/Nováková|jana@/);
  });
});

test('the first paint shows cached data only to the same person', async ({ page, context, signIn }) => {
  await signIn('jana');
  await page.goto('/');
  const row = page.getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = await row.innerText();
  await row.click();
  await page.waitForURL(/\/detail\/\d+$/);
  const detail = new URL(page.url()).pathname;
  await expect
    .poll(() => allStoredTexts(page))
    .toContain(`"/api/match/${new URL(page.url()).pathname.replace(/^.*\//, '')}/":`);
  await page.close();

  /** Opens a page whose API requests and code are blocked until `release`, and waits until the first paint is over: then the page requests the code. */
  async function visit(address: string): Promise<{ page: Page; release: () => void }> {
    const nextPage = await context.newPage();
    await recordShifts(nextPage);
    const release = await blockCode(nextPage, /\/api\/|\/assets\/app-[^/]*\.js$/);
    const code = nextPage.waitForRequest(/\/assets\/app-/);
    await nextPage.goto(address, { waitUntil: 'commit' });
    await code;
    return { page: nextPage, release };
  }

  for (const [address, level] of [
    ['/', 3],
    [detail, 1],
  ] as const) {
    const { page: nextPage, release } = await visit(address);
    const heading = nextPage.getByRole('heading', { level, name: title }).first();
    await expect(nextPage.locator('[data-painted=cache]').filter({ has: heading })).toBeVisible();
    release();
    await expect(nextPage.locator('html[data-started]')).toBeAttached();
    await expect(nextPage.locator('[data-painted]')).toHaveCount(0);
    await expect(heading).toBeVisible();
    expect(await shiftsOf(nextPage)).toEqual([]);
    await nextPage.close();
  }

  await signIn('alex');
  const { page: othersPage, release } = await visit('/');
  await expect(othersPage.locator('[data-first-paint=list]')).toBeVisible();
  await expect(othersPage.locator('[data-painted]')).toHaveCount(0);
  release();
  await expect(othersPage.getByRole('link', { name: title }).first()).toBeVisible();
});
