import type { Page, Response } from '@playwright/test';
import { syncTag } from '@/lib/browser/background-sync';
import { locales } from '@/lib/locale';
import { buildIdOf } from '../../../scripts/release/make-release';
import { prerenderedScreens, screens } from '../support/addresses';
import { failedRequest } from '../support/browsers/browser-log';
import { chatParts } from '../support/pages/chat-page';
import { joinedMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { recordShifts, shiftsOf } from '../support/pages/page';
import { createDeployments, type Deployments } from '../support/servers/deployments';
import { expect, test as base } from '../support/test';

/** `test` with several builds, for the service worker (decision 060). */
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

const buildIdOfPage = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

/** The ids of builds whose service workers are active. */
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
          // The worker has just been replaced.
          .catch(() => null),
      ),
  );

/** Opens a page without a network and waits for its failed request for the published build, which could succeed later. */
async function openOffline(page: Page, address: string): Promise<void> {
  const failedVersionRequest = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/version.json'),
  );
  await page.goto(address);
  await failedVersionRequest;
}

/** Waits until the service worker of a build is active and controls the page. */
async function waitForWorker(page: Page, build: string): Promise<void> {
  await expect.poll(async () => (await workersOf(page)).includes(build)).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

// Chromium logs requests without a network.
test.beforeEach(({ browserLog }) => browserLog.allow(failedRequest));

/** An address with every spelling that leads to another one: dots, capitals, an escaped letter, a slash at its end. */
const spelledAddress = '/x/../EN/Verif%59%2DEmail/.?a=%2d#x';

async function openSpelled(page: Page): Promise<Response | null> {
  const response = await page.goto(spelledAddress);
  await expect(page).toHaveURL('/en/verify-email?a=%2d#x');
  await expect(heading(page)).toHaveText('Email verification');
  return response;
}

test('public pages open from the server and offline, are hydrated without a shift, and caches hold no link secrets', async ({
  page,
  context,
  deployments,
}) => {
  test.slow();
  await openSpelled(page);
  await waitForWorker(page, buildIdOf(deployments.first));

  await test.step('caches and requests of the worker have no secrets', async () => {
    const requested: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker()) requested.push(request.url());
    });
    await page.goto('/verifikace-emailu?uid=geheim-uid&token=geheim-token');
    await expect(heading(page)).toBeVisible();
    const cachedUrls = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          urls.push(request.url, response?.url ?? '');
        }
      }
      return urls;
    });
    expect(cachedUrls.length).toBeGreaterThan(100);
    expect(`${cachedUrls.join()} ${requested.join()}`).not.toContain('geheim');
  });

  await context.setOffline(true);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerenderedHeading: document.querySelector('h1') });
    });
  });
  await recordShifts(page);
  const publicScreens = screens.filter(({ isGuarded, title }) => !isGuarded && title);
  for (const [index, screen] of publicScreens.entries()) {
    const locale = locales[(index + 1) % 2]!;
    const address = screen.path[locale];
    const response = await (address === '/en/verify-email' ? openSpelled(page) : page.goto(address));
    expect(response?.fromServiceWorker(), address).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(heading(page), address).toHaveText(
      screen.path.cs === '/' ? i18n[locale].LL.home.landing.title() : screen.title![locale],
    );
    if (!prerenderedScreens.includes(screen)) continue;
    const isSameHeading = await page.evaluate(() => {
      const { prerenderedHeading } = window as unknown as { prerenderedHeading: Element };
      return prerenderedHeading === document.querySelector('h1');
    });
    const shifts = await shiftsOf(page);
    expect({ isSameHeading, shifts }, address).toEqual({ isSameHeading: true, shifts: [] });
  }
  await link(page, LL.header.footer.howItWorks()).click();
  await expect(heading(page)).toHaveText('Jak to funguje');
  // An unknown address shows the error page also offline.
  await page.goto('/nikde');
  await expect(heading(page)).toHaveText('Stránka nenalezena');
});

test('the worker sends the outbox, keeps the build of the open page, loads the next build, and goes when it should', async ({
  page,
  context,
  deployments,
  backend,
  signIn,
}) => {
  test.slow();
  const [firstBuild, secondBuild] = [deployments.first, deployments.makeSecond()];
  const { id } = await joinedMatch(backend, 'jana');
  await signIn('jana');
  await page.clock.install();

  await test.step('background sync sends the messages of the outbox', async () => {
    const session = await context.newCDPSession(page);
    const registration = new Promise<{ registrationId: string; scopeURL: string }>((resolve) =>
      session.on(
        'ServiceWorker.workerRegistrationUpdated',
        ({ registrations: [own] }) => own && resolve(own),
      ),
    );
    await session.send('ServiceWorker.enable');
    // Only the worker can tell the page about the network: it gets no event, and its clock stands still.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !('isAway' in window) });
    });
    await page.goto(`/detail/${id}#chat`);
    await waitForWorker(page, buildIdOf(firstBuild));
    const chat = chatParts(page);
    await expect(chat.input).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isAway: true }));
    await page.route('**/api/**', (route) => route.abort());
    await chat.write('Stojím před halou');
    await expect(chat.entry('Stojím před halou')).toContainText(LL.chat.sending.waiting());
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
    await page.evaluate(() => Reflect.deleteProperty(window, 'isAway'));
    await page.unroute('**/api/**');
    const { registrationId, scopeURL } = await registration;
    const event = { registrationId, origin: new URL(scopeURL).origin, tag: syncTag, lastChance: false };
    await session.send('ServiceWorker.dispatchSyncEvent', event);
    await expect
      .poll(async () => (await backend.chat('jana', id)).results.map(({ message }) => message))
      .toContain('Stojím před halou');
    await session.detach();
    await page.clock.resume();
  });

  await test.step('a new build keeps a draft, and the chunks of the open page', async () => {
    await page.goto('/profil/upravit');
    const bio = page.getByLabel(LL.profile.form.bio());
    await bio.fill('Hraju v bráně.');
    deployments.publish(secondBuild);
    await page.clock.fastForward(70_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    // The host no longer has this chunk.
    await page.getByRole('button', { name: LL.header.account.menu() }).click();
    await expect(page.getByRole('menuitem', { name: LL.header.account.profile() })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await buildIdOfPage(page)).toBe(buildIdOf(firstBuild));
    await expect(bio).toHaveValue('Hraju v bráně.');
    await page.getByRole('button', { name: LL.profile.form.save() }).click();
    await expect(heading(page)).toHaveText('Profil');
    await link(page, LL.header.navigation.statistics()).click();
    await expect(heading(page)).toHaveText('Statistiky');
    await expect.poll(() => buildIdOfPage(page)).toBe(buildIdOf(secondBuild));
  });

  await test.step('the next navigation loads a rolled-back build, but not offline', async () => {
    await waitForWorker(page, buildIdOf(secondBuild));
    await context.setOffline(true);
    deployments.publish(firstBuild);
    await openOffline(page, '/jak-to-funguje');
    expect(await buildIdOfPage(page)).toBe(buildIdOf(secondBuild));
    await context.setOffline(false);
    // The app reloads at most once in ten seconds.
    await page.clock.fastForward(11_000);
    await page.goto('/o-nas');
    await expect(page.getByText(LL.common.update.text())).toBeVisible();
    await link(page, LL.header.navigation.statistics()).click();
    await expect(heading(page)).toHaveText('Statistiky');
    await expect.poll(() => buildIdOfPage(page)).toBe(buildIdOf(firstBuild));
    await waitForWorker(page, buildIdOf(firstBuild));
    await context.setOffline(true);
    await openOffline(page, '/o-nas');
    expect(await buildIdOfPage(page)).toBe(buildIdOf(firstBuild));
    await expect(heading(page)).toHaveText('O nás');
    await context.setOffline(false);
  });

  await test.step('a build without a service worker removes worker and caches', async () => {
    deployments.removeWorker(secondBuild);
    deployments.publish(secondBuild);
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
});
