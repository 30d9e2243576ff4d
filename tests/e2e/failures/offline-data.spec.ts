import type { BrowserContext, Page } from '@playwright/test';
import { failedRequest } from '../support/browsers/browser-log';
import { chatParts } from '../support/pages/chat-page';
import { joinedMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { blockCode, recordShifts, shiftsOf } from '../support/pages/page';
import { expect, test } from '../support/test';

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

/** Opens a page whose API requests and code are blocked until `release`, and waits until the first paint is over: then the page requests the code. */
async function openPainted(
  context: BrowserContext,
  address: string,
): Promise<{ page: Page; release: () => void }> {
  const page = await context.newPage();
  await recordShifts(page);
  const release = await blockCode(page, /\/api\/|\/assets\/app-[^/]*\.js$/);
  const code = page.waitForRequest(/\/assets\/app-/);
  await page.goto(address, { waitUntil: 'commit' });
  await code;
  return { page, release };
}

test('the offline cache shows visited data to the same person only, the outbox sends a message once, and signing out removes both', async ({
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
  const navigate = (from: Page, name: string) =>
    from.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  const openMatch = (from: Page) =>
    from.locator(`[data-landmark="match-${id}"]`).getByRole('link', { name: title }).click();

  let firstTitle = '';
  await test.step('visited data is stored', async () => {
    // The app stores data when the browser is idle.
    const expectStored = (path: string) =>
      expect.poll(() => allStoredTexts(page), { intervals: [100] }).toContain(`"${path}":`);
    await page.goto('/');
    await expectStored('/api/match/get-upcoming-matches/');
    firstTitle = await page.getByRole('heading', { level: 3 }).getByRole('link').first().innerText();
    await openMatch(page);
    await chatParts(page).section.scrollIntoViewIfNeeded();
    await expect(chatParts(page).entry('Beru míč')).toBeVisible();
    await expectStored(`/api/match/${id}/`);
    await expectStored(`/api/match/${id}/chat/messages/`);
    await navigate(page, LL.header.navigation.statistics());
    await expectStored('/api/user/statistics');
    await navigate(page, LL.header.navigation.profile());
    await expect(page.getByText(/^Uloženo \d+/)).toBeVisible();
    await expectStored('/api/user/profile');
  });

  await test.step('the first paint shows it', async () => {
    for (const [address, level, name] of [
      ['/', 3, firstTitle],
      [`/detail/${id}`, 1, title],
    ] as const) {
      const { page: painted, release } = await openPainted(context, address);
      const heading = painted.getByRole('heading', { level, name }).first();
      await expect(painted.locator('[data-painted=cache]').filter({ has: heading })).toBeVisible();
      release();
      await expect(painted.locator('html[data-started]')).toBeAttached();
      await expect(painted.locator('[data-painted]')).toHaveCount(0);
      await expect(heading).toBeVisible();
      expect(await shiftsOf(painted)).toEqual([]);
      await painted.close();
    }
  });

  await test.step('each screen works offline and shows the age of its data', async () => {
    const offlinePage = await context.newPage();
    await blockBackend(offlinePage);
    await offlinePage.goto(`/detail/${id}#chat`);
    for (const [name, visibleText] of [
      [null, 'Beru míč'],
      [LL.header.navigation.matches(), firstTitle],
      [LL.header.navigation.statistics(), /^Stav/],
      [LL.header.navigation.profile(), LL.profile.device.title()],
    ] as const) {
      if (name) await navigate(offlinePage, name);
      await expect(offlinePage.getByText(visibleText).first()).toBeVisible();
      await expect(offlinePage.getByText(/^Bez signálu\. Údaje z/)).toBeVisible();
      await expect(offlinePage.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    }
    await offlinePage.close();
  });

  await test.step('without a network a message waits', async () => {
    await navigate(page, LL.header.navigation.matches());
    await openMatch(page);
    const chat = chatParts(page);
    await chat.section.scrollIntoViewIfNeeded();
    await expect(chat.entry('Beru míč')).toBeVisible();
    await context.setOffline(true);
    await chat.write(text);
    await expect(chat.entry(text)).toContainText(LL.chat.sending.waiting());
    await page.close();
    await context.setOffline(false);
  });

  await test.step('the first paint shows no data to another person', async () => {
    const ownCookies = await context.cookies();
    await signIn('alex');
    // No app runs here, because it would remove the other person's data.
    const { page: painted } = await openPainted(context, '/');
    await expect(painted.locator('[data-first-paint=list]')).toBeVisible();
    await expect(painted.locator('[data-painted]')).toHaveCount(0);
    await painted.close();
    await context.addCookies(ownCookies);
  });

  const nextPage = await context.newPage();
  await test.step('it survives closing the app, and is stored once although its answer is lost twice', async () => {
    await backend.setFaults({ target: 'sendChatMessage', kind: 'reset', after: true, times: 2 });
    await nextPage.goto('/');
    const storedMessages = async () =>
      (await backend.chat('jana', id)).results.filter(({ message }) => message === text);
    await expect.poll(storedMessages).toHaveLength(1);
    await openMatch(nextPage);
    await chatParts(nextPage).section.scrollIntoViewIfNeeded();
    await expect(chatParts(nextPage).entry(text)).toHaveCount(1);
    await expect.poll(() => allStoredTexts(nextPage)).not.toContain('afterId');
    expect(await storedMessages()).toHaveLength(1);
  });

  await test.step('signing out offline removes all data of the person', async () => {
    const menu = nextPage.getByRole('button', { name: LL.header.account.menuOf({ name: 'Jana Nováková' }) });
    // The chunk of the menu loads when it is opened.
    await menu.click();
    const signOut = nextPage.getByRole('menuitem', { name: LL.header.account.signOut() });
    await expect(signOut).toBeVisible();
    await context.setOffline(true);
    await signOut.click();
    await expect(nextPage.getByRole('heading', { level: 1, name: LL.common.states.offline() })).toBeVisible();
    await expect(nextPage.getByRole('link', { name: LL.login.title() })).toBeVisible();
    await expect.poll(() => allStoredTexts(nextPage)).not.toMatch(/Jana|Nováková|Beru míč|Stojím/);
    await context.setOffline(false);
    await expect(nextPage.getByRole('heading', { name: LL.home.landing.title() })).toBeVisible();
    await signIn('alex');
    await nextPage.goto('/profil');
    await expect(nextPage.getByRole('heading', { level: 2, name: /Alex/ })).toBeVisible();
    // Jana's name may be there again, as she plays with Alex.
    await expect.poll(() => allStoredTexts(nextPage)).not.toContain('jana@');
  });
});
