import { expect, type Page } from '@playwright/test';
import type { MeasuredApp } from '../bench/measured-app';
import { chatParts } from '../e2e/support/chat-page';
import { advancePageClock, pollPause } from '../e2e/support/page';
import { signInForm } from '../e2e/support/sign-in-form';
import { i18n } from '../e2e/support/i18n';
import { journey } from './fixtures';

const { LL } = i18n.cs;
const MINUTE = 60_000;
const POLLS_A_MINUTE = Math.ceil(MINUTE / pollPause);

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectHeading(page, LL.matches.title());
}

async function openChat(page: Page, { url, chat }: MeasuredApp): Promise<void> {
  await page.goto(`${url}/detail/${chat.id}#chat`);
  await expect(chatParts(page).input).toBeVisible();
}

/** Sets the backend's clock to that of the page, plus `further` milliseconds. */
async function syncBackendClock(page: Page, { backend }: MeasuredApp, further = 0): Promise<void> {
  await backend.advanceClock((await page.evaluate(() => Date.now())) - Date.now() + further);
}

/** Advances a still clock by minutes, one poll of the chat at a time, because answers come between the polls. */
async function advanceMinutes(page: Page, app: MeasuredApp, minutes: number): Promise<void> {
  for (let poll = 0; poll < minutes * POLLS_A_MINUTE; poll += 1) {
    await syncBackendClock(page, app);
    await advancePageClock(page, pollPause);
  }
}

/** Simulates a sleeping device: the clock jumps without running timers. */
async function sleep(page: Page, app: MeasuredApp, minutes: number): Promise<void> {
  await syncBackendClock(page, app, minutes * MINUTE);
  await page.context().clock.fastForward(minutes * MINUTE);
}

/** Makes six navigations: from the list to a match, the statistics and the page about us, each with Back. */
async function browse(page: Page): Promise<void> {
  const list = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await list.first().click();
  await expect(page.getByRole('region', { name: LL.detail.roster() })).toBeVisible();
  await page.goBack();
  await expectHeading(page, LL.matches.title());
  const bar = page.getByRole('navigation', { name: LL.header.navigation.label() });
  await bar.getByRole('link', { name: LL.header.navigation.statistics() }).click();
  await expectHeading(page, LL.header.navigation.statistics());
  await page.goBack();
  await expectHeading(page, LL.matches.title());
  await page.getByRole('contentinfo').getByRole('link', { name: LL.header.footer.about() }).click();
  await expectHeading(page, LL.header.footer.about());
  await page.goBack();
  await expectHeading(page, LL.matches.title());
}

journey('500 navigations', {
  times: 84,
  parts: 12,
  isSignedIn: true,
  begin: async ({ main, beside }, app) => {
    await openHome(main, app.url);
    await openChat(beside, app);
  },
  step: (page) => browse(page),
});

journey('60 minutes of chat', {
  times: 60,
  parts: 12,
  clock: 'still',
  isSignedIn: true,
  begin: async ({ main, beside }, app) => {
    await openChat(main, app);
    await openHome(beside, app.url);
  },
  async step(page, app, turn) {
    if (turn % 3 === 0)
      await app.backend.sendMessage('alex', app.chat.id, `Minuta ${turn}, kdo přinese míč?`);
    await advanceMinutes(page, app, 1);
  },
});

journey('12 times 8 hours of sleep', {
  times: 12,
  parts: 12,
  clock: 'still',
  isSignedIn: true,
  begin: async ({ main, beside }, app) => {
    await openChat(main, app);
    await openHome(beside, app.url);
  },
  async step(page, app) {
    await sleep(page, app, 8 * 60);
    await advanceMinutes(page, app, 1);
  },
});

journey('200 sign-ins and outs', {
  times: 200,
  parts: 10,
  clock: 'flowing',
  isSignedIn: false,
  begin: async ({ main, beside }, app) => {
    await main.goto(`${app.url}/prihlaseni`);
    await beside.goto(app.url);
  },
  async step(page, app) {
    await signInForm(page, 'cs').send('jana', 'hrajem-jana');
    await expectHeading(page, LL.matches.title());
    await page.getByRole('button', { name: LL.header.account.menu() }).click();
    await page.getByRole('menuitem', { name: LL.header.account.signOut() }).click();
    await page.getByRole('main').getByRole('link', { name: LL.login.submit() }).click();
    await expect(signInForm(page, 'cs').username).toBeVisible();
    // Caches that expire after some minutes are freed.
    await sleep(page, app, 10);
  },
});
