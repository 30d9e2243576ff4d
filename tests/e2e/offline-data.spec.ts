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

/** Every word that the browser keeps for this origin, and those on the page. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.body.textContent,
      document.cookie,
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // Code and pages are nobody's.
        if (request.url.includes('/api/')) found.push(await (await cache.match(request))?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of database.objectStoreNames) {
        found.push(
          await new Promise((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(found);
  });

/** The page opens, and reaches no backend. */
async function withoutBackend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
  });
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
}

test('what was looked at is there without a signal, what was written goes out once, and nothing outlives the person', async ({
  page,
  context,
  backend,
  signIn,
  browserLog,
}) => {
  test.slow();
  // The backend cannot be told that somebody has signed out.
  browserLog.allow('NetworkError: POST /api/user/logout');
  const { id, title } = await joinedMatch(backend, 'jana', 'alex');
  await backend.sendMessage('alex', id, 'Beru míč');
  await signIn('jana');

  await test.step('a visit is kept', async () => {
    // It begins to be kept once the browser has nothing more urgent to do.
    const keeps = (path: string) =>
      expect.poll(() => everything(page), { intervals: [100] }).toContain(`"${path}":`);
    await page.goto('/');
    await keeps('/api/match/get-upcoming-matches/');
    await page.goto(`/detail/${id}#chat`);
    await expect(chatParts(page).entry('Beru míč')).toBeVisible();
    await keeps(`/api/match/${id}/`);
    await keeps(`/api/match/${id}/chat/messages/`);
    await page.goto('/statistiky');
    await keeps('/api/user/statistics');
    await page.goto('/profil');
    await expect(page.getByText(/^Uloženo \d+/)).toBeVisible();
    await keeps('/api/user/profile');
  });

  await test.step('each screen is there without a signal, and says from when it is', async () => {
    const away = await context.newPage();
    await withoutBackend(away);
    for (const [address, shown] of [
      ['/', title],
      [`/detail/${id}#chat`, 'Beru míč'],
      ['/statistiky', /^Spočítáno/],
      ['/profil', LL.profile.device.title()],
    ] as const) {
      await away.goto(address);
      await expect(away.getByText(shown).first()).toBeVisible();
      await expect(away.getByText(/^Bez signálu\. Údaje z/)).toBeVisible();
      await expect(away.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    }
    await away.close();
  });

  await test.step('a message outlives the app, and is sent once although its answer is lost twice', async () => {
    await page.goto(`/detail/${id}#chat`);
    const chat = chatParts(page);
    await expect(chat.entry('Beru míč')).toBeVisible();
    await context.setOffline(true);
    await chat.write(text);
    await expect(chat.entry(text)).toContainText(LL.chat.sending.waiting());
    await page.close();
    await context.setOffline(false);
    await backend.setFaults({ target: 'sendChatMessage', kind: 'reset', after: true, times: 2 });
    const again = await context.newPage();
    await again.goto('/');
    const sent = async () =>
      (await backend.chat('jana', id)).results.filter(({ message }) => message === text);
    await expect.poll(sent).toHaveLength(1);
    await again.goto(`/detail/${id}#chat`);
    await expect(chatParts(again).entry(text)).toHaveCount(1);
    await expect.poll(() => everything(again)).not.toContain('afterId');
    expect(await sent()).toHaveLength(1);
    await again.close();
  });

  await test.step('who signs out without a signal leaves no word', async () => {
    const last = await context.newPage();
    await last.goto('/');
    await expect(last.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    const menu = last.getByRole('button', { name: LL.header.account.menuOf({ name: 'Jana Nováková' }) });
    // Its code comes when it is opened.
    await menu.click();
    const signOut = last.getByRole('menuitem', { name: LL.header.account.signOut() });
    await expect(signOut).toBeVisible();
    await context.setOffline(true);
    await signOut.click();
    await expect(last.getByRole('link', { name: LL.login.title() })).toBeVisible();
    await expect.poll(() => everything(last)).not.toMatch(/Jana|Nováková|Beru míč|Stojím/);
    await context.setOffline(false);
    await signIn('alex');
    await last.goto('/profil');
    await expect(last.getByRole('heading', { level: 2, name: /Alex/ })).toBeVisible();
    await expect.poll(() => everything(last)).not.toMatch(/Nováková|jana@/);
  });
});

test('what was looked at is painted before any answer, moves nothing when it comes, and is painted for nobody else', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('jana');
  await page.goto('/');
  const row = page.getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = await row.innerText();
  await row.click();
  await page.waitForURL(/\/detail\/\d+$/);
  const detail = new URL(page.url()).pathname;
  await expect
    .poll(() => everything(page))
    .toContain(`"/api/match/${new URL(page.url()).pathname.replace(/^.*\//, '')}/":`);
  await page.close();

  /** A page of a repeat visit, whose calls and code wait until they are let go. */
  async function visit(address: string): Promise<{ page: Page; release: () => void }> {
    const again = await context.newPage();
    await recordShifts(again);
    const release = await blockCode(again, /\/api\/|\/assets\/app-[^/]*\.js$/);
    await again.goto(address, { waitUntil: 'commit' });
    return { page: again, release };
  }

  for (const [address, level] of [
    ['/', 3],
    [detail, 1],
  ] as const) {
    const { page: again, release } = await visit(address);
    const heading = again.getByRole('heading', { level, name: title }).first();
    await expect(again.locator('[data-painted=kept]').filter({ has: heading })).toBeVisible();
    release();
    await expect(again.locator('html[data-started]')).toBeAttached();
    await expect(again.locator('[data-painted]')).toHaveCount(0);
    await expect(heading).toBeVisible();
    expect(await shiftsOf(again)).toEqual([]);
    await again.close();
  }

  await signIn('alex');
  const { page: of, release } = await visit('/');
  const code = of.waitForRequest(/\/assets\/app-/);
  // The first paint has had its turn when the app's code is asked for.
  await code;
  await expect(of.locator('[data-first-paint=list]')).toBeVisible();
  await expect(of.locator('[data-painted]')).toHaveCount(0);
  release();
  await expect(of.getByRole('link', { name: title }).first()).toBeVisible();
});
