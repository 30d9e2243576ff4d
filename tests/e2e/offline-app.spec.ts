import type { Page } from '@playwright/test';
import { syncTag } from '@/lib/background-sync';
import { locales } from '@/lib/locale';
import { chatParts } from './support/chat-page';
import { joinedMatch } from './support/choose-match';
import { buildIdOf } from '../../scripts/release/make-release';
import { screens } from './support/addresses';
import { failedRequest } from './support/browser-log';
import { createDeployments, type Deployments } from './support/deployments';
import { expect, test as base } from './support/test';
import { i18n } from './support/i18n';

/** The service worker (decision 060), over builds that are published one after the other. */
const test = base.extend<{ deployments: Deployments }>({
  deployments: async ({ share }, run) => {
    const builds = await share('deployments', createDeployments);
    builds.publish(builds.first);
    await run(builds);
  },
  settings: async ({ deployments }, run) => run({ DIST: deployments.current }),
});

test.use({ serviceWorkers: 'allow' });

const { LL } = i18n.cs;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** The build of the page. */
const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

/** The builds whose workers have installed themselves and are in charge. */
const workersOf = (page: Page) =>
  Promise.all(
    page
      .context()
      .serviceWorkers()
      .map((worker) =>
        worker
          .evaluate(() => {
            const { serviceWorker, build } = self as unknown as {
              serviceWorker: ServiceWorker;
              build: string;
            };
            return serviceWorker.state === 'activated' ? build : null;
          })
          // It has just been replaced.
          .catch(() => null),
      ),
  );

/** Opens a page without a network and waits until it has asked in vain which build is published: asked later, it would be told. */
async function openUntold(page: Page, address: string): Promise<void> {
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/version.json'));
  await page.goto(address);
  await asked;
}

/** Waits until the worker of a build keeps all its files and answers for the page. */
async function keeps(page: Page, build: string): Promise<void> {
  await expect.poll(async () => (await workersOf(page)).includes(build)).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

// What Chromium says of requests without a network.
test.beforeEach(({ browserLog }) => browserLog.allow(failedRequest));

/** Each screen with the language in which it is looked at, by turns. */
const byTurns = (all: typeof screens) =>
  all.map((screen, index) => ({ ...screen, locale: locales[index % 2]! }));

test('without a network every public address opens in its language, by address and by link, and nothing of an e-mailed link is kept', async ({
  page,
  context,
  deployments,
}) => {
  test.slow();
  await page.goto('/o-nas');
  await keeps(page, buildIdOf(deployments.first));

  await test.step('nor is the host told of it', async () => {
    const asked: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker()) asked.push(request.url());
    });
    await page.goto('/verifikace-emailu?uid=geheim-uid&token=geheim-token');
    await expect(heading(page)).toBeVisible();
    const kept = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          found.push(request.url, response?.url ?? '');
        }
      }
      return found;
    });
    expect(kept.length).toBeGreaterThan(100);
    expect(`${kept.join()} ${asked.join()}`).not.toContain('geheim');
  });

  await context.setOffline(true);
  const readable = screens.filter(({ isGuarded, title }) => !isGuarded && title);
  for (const { path, title, name, locale } of byTurns(readable)) {
    const response = await page.goto(path[locale]);
    expect(response?.fromServiceWorker(), path[locale]).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(heading(page), path[locale]).toHaveText(
      name === 'Home' ? i18n[locale].LL.home.landing.title() : title![locale],
    );
  }
  await page.goto('/o-nas');
  await link(page, LL.header.footer.howItWorks()).click();
  await expect(heading(page)).toHaveText('Jak to funguje');
  await page.reload();
  await expect(heading(page)).toHaveText('Jak to funguje');
  // What nobody knows is said to be so here too.
  await page.goto('/nikde');
  await expect(heading(page)).toHaveText('Stránka nenalezena');
});

test('a build that is published while offline comes with the next change of screen, and goes again when taken back', async ({
  page,
  context,
  deployments,
}) => {
  const [first, second] = [deployments.first, deployments.makeSecond()];
  await page.clock.install();
  await page.goto('/o-nas');
  await keeps(page, buildIdOf(first));
  await context.setOffline(true);
  deployments.publish(second);
  await openUntold(page, '/jak-to-funguje');
  expect(await buildOf(page)).toBe(buildIdOf(first));
  for (const folder of [second, first]) {
    const build = buildIdOf(folder);
    deployments.publish(folder);
    await context.setOffline(false);
    await page.goto('/o-nas');
    await expect(page.getByText(LL.common.update.text())).toBeVisible();
    await link(page, LL.header.footer.howItWorks()).click();
    await expect(heading(page)).toHaveText('Jak to funguje');
    await expect.poll(() => buildOf(page)).toBe(build);
    await keeps(page, build);
    // From now on it is this one, also without a network.
    await context.setOffline(true);
    await openUntold(page, '/o-nas');
    expect(await buildOf(page)).toBe(build);
    await expect(heading(page)).toHaveText('O nás');
    // The app reloads its page once in ten seconds at most.
    await page.clock.fastForward(11_000);
  }
});

test('a draft outlives a build that takes the place of its own, and so does the code that its page still needs', async ({
  page,
  deployments,
  signIn,
}) => {
  const second = deployments.makeSecond();
  await signIn('jana');
  await page.clock.install();
  await page.goto('/profil/upravit');
  await keeps(page, buildIdOf(deployments.first));
  const bio = page.getByLabel(LL.profile.form.bio());
  await bio.fill('Hraju v bráně.');
  deployments.publish(second);
  await page.clock.fastForward(70_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  // The host has this code no more.
  await page.getByRole('button', { name: LL.header.account.menu() }).click();
  await expect(page.getByRole('menuitem', { name: LL.header.account.profile() })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await buildOf(page)).toBe(buildIdOf(deployments.first));
  await expect(bio).toHaveValue('Hraju v bráně.');
  await page.getByRole('button', { name: LL.profile.form.save() }).click();
  await expect(heading(page)).toHaveText('Profil');
  await link(page, LL.header.navigation.statistics()).click();
  await expect(heading(page)).toHaveText('Statistiky');
  await expect.poll(() => buildOf(page)).toBe(buildIdOf(second));
});

test('a build without a worker removes the one that is there, with what it kept', async ({
  page,
  deployments,
}) => {
  const second = deployments.makeSecond();
  await page.goto('/o-nas');
  await keeps(page, buildIdOf(deployments.first));
  deployments.removeWorker(second);
  deployments.publish(second);
  await page.goto('/jak-to-funguje');
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});

test('what waits goes out when the browser tells the worker that there is a signal', async ({
  page,
  deployments,
  backend,
  signIn,
}) => {
  const { id } = await joinedMatch(backend, 'jana');
  await signIn('jana');
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one)),
  );
  await session.send('ServiceWorker.enable');
  // The page is told of the signal by nothing but the worker: not by the browser, and no time passes for it.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !('isAway' in window) });
  });
  await page.clock.install();
  await page.goto(`/detail/${id}#chat`);
  await keeps(page, buildIdOf(deployments.first));
  const chat = chatParts(page);
  await expect(chat.input).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isAway: true }));
  await page.route('**/api/**', (route) => route.abort());
  await chat.write('Stojím před halou');
  await expect(chat.entry('Stojím před halou')).toContainText(LL.chat.sending.waiting());
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.evaluate(() => Reflect.deleteProperty(window, 'isAway'));
  await page.unroute('**/api/**');
  const { registrationId, scopeURL } = await registered;
  const event = { registrationId, origin: new URL(scopeURL).origin, tag: syncTag, lastChance: false };
  await session.send('ServiceWorker.dispatchSyncEvent', event);
  await expect
    .poll(async () => (await backend.chat('jana', id)).results.map(({ message }) => message))
    .toContain('Stojím před halou');
});
