import { expect, type Page } from '@playwright/test';
import type { World } from '../bench/world';
import { chatParts } from '../e2e/support/chat-page';
import { advancePageClock, pollPause } from '../e2e/support/page';
import { signInForm } from '../e2e/support/sign-in-form';
import { i18n } from '../e2e/support/i18n';
import { journey } from './fixtures';

const { LL } = i18n.cs;
const MINUTE = 60_000;
const POLLS_A_MINUTE = Math.ceil(MINUTE / pollPause);

const level1 = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await level1(page, LL.matches.title());
}

async function openChat(page: Page, { url, chat }: World): Promise<void> {
  await page.goto(`${url}/detail/${chat.id}#chat`);
  await expect(chatParts(page).input).toBeVisible();
}

/** Puts the backend's clock where that of the page is, and so much further. */
async function keepUp(page: Page, { backend }: World, further = 0): Promise<void> {
  await backend.advanceClock((await page.evaluate(() => Date.now())) - Date.now() + further);
}

/** Lets so much time pass in a context whose clock stands still, poll by poll, as the answers come between. */
async function live(page: Page, world: World, minutes: number): Promise<void> {
  for (let poll = 0; poll < minutes * POLLS_A_MINUTE; poll += 1) {
    await keepUp(page, world);
    await advancePageClock(page, pollPause);
  }
}

/** As a device does whose lid is closed: nothing runs, and then it is later. */
async function sleep(page: Page, world: World, minutes: number): Promise<void> {
  await keepUp(page, world, minutes * MINUTE);
  await page.context().clock.fastForward(minutes * MINUTE);
}

/** From the list into a match, the statistics and the page about us, by links and Back: six navigations. */
async function browse(page: Page): Promise<void> {
  const list = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await list.first().click();
  await expect(page.getByRole('region', { name: LL.detail.roster() })).toBeVisible();
  await page.goBack();
  await level1(page, LL.matches.title());
  const bar = page.getByRole('navigation', { name: LL.header.navigation.label() });
  await bar.getByRole('link', { name: LL.header.navigation.statistics() }).click();
  await level1(page, LL.header.navigation.statistics());
  await page.goBack();
  await level1(page, LL.matches.title());
  await page.getByRole('contentinfo').getByRole('link', { name: LL.header.footer.about() }).click();
  await level1(page, LL.header.footer.about());
  await page.goBack();
  await level1(page, LL.matches.title());
}

journey('500 navigations', {
  times: 84,
  parts: 12,
  isSignedIn: true,
  begin: async ({ main, beside }, world) => {
    await openHome(main, world.url);
    await openChat(beside, world);
  },
  step: (page) => browse(page),
});

journey('60 minutes of chat', {
  times: 60,
  parts: 12,
  clock: 'still',
  isSignedIn: true,
  begin: async ({ main, beside }, world) => {
    await openChat(main, world);
    await openHome(beside, world.url);
  },
  async step(page, world, turn) {
    if (turn % 3 === 0) await world.backend.say('alex', world.chat.id, `Minuta ${turn}, kdo přinese míč?`);
    await live(page, world, 1);
  },
});

journey('8 hours asleep, 12 times', {
  times: 12,
  parts: 12,
  clock: 'still',
  isSignedIn: true,
  begin: async ({ main, beside }, world) => {
    await openChat(main, world);
    await openHome(beside, world.url);
  },
  async step(page, world) {
    await sleep(page, world, 8 * 60);
    await live(page, world, 1);
  },
});

journey('200 sign-ins and outs', {
  times: 200,
  parts: 10,
  clock: 'flowing',
  isSignedIn: false,
  begin: async ({ main, beside }, world) => {
    await main.goto(`${world.url}/prihlaseni`);
    await beside.goto(world.url);
  },
  async step(page, world) {
    await signInForm(page, 'cs').send('jana', 'hrajem-jana');
    await level1(page, LL.matches.title());
    await page.getByRole('button', { name: LL.header.account.menu() }).click();
    await page.getByRole('menuitem', { name: LL.header.account.signOut() }).click();
    await page.getByRole('main').getByRole('link', { name: LL.login.submit() }).click();
    await expect(signInForm(page, 'cs').username).toBeVisible();
    // What is kept for some minutes is let go of.
    await sleep(page, world, 10);
  },
});
