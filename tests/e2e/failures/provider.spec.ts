import { expect, type Page } from '@playwright/test';
import type { City } from '@/generated/schemas/city.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { hasCaddy, NO_CADDY } from '../../../scripts/lib/has-caddy';
import { isLongRun } from '../support/browsers/long-run';
import { chatParts } from '../support/pages/chat-page';
import { i18n } from '../support/pages/i18n';
import { joinedMessage, matchParts, statusMessage } from '../support/pages/match-page';
import { photo } from '../support/pages/pictures';
import { registrationForm } from '../support/pages/registration-form';
import { signInForm } from '../support/pages/sign-in-form';
import { test } from '../support/servers/provider';

// Tests the app with any backend that has the contract and the hook (docs/provider.md).
test.skip(!hasCaddy(), NO_CADDY);
// Other tests check the same journeys on the embedded backend.
test.skip(!isLongRun && !process.env.PROVIDER_URL, 'with PROVIDER_URL or in the long run only');

const somebody = { username: 'pavel.pakt', password: 'velmi tajné heslo' };
const newcomer = { username: 'petra.pakt', email: 'petra@example.com' };
const { cs, en } = { cs: i18n.cs.LL, en: i18n.en.LL };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
async function ask<Answer>(page: Page, path: string, token: unknown): Promise<Answer> {
  const headers = { 'Accept-Language': 'cs', Authorization: `Bearer ${String(token)}` };
  const answer = await page.request.get(path, { headers });
  await expect(answer).toBeOK();
  return answer.json();
}

test('a person registers and verifies the address', { tag: '@desktop' }, async ({ page, setUpState }) => {
  const { account } = en;
  const { access_token } = await setUpState('a person is signed in');
  await setUpState('no such account', newcomer);
  const { city_id } = await setUpState('a city');

  await test.step('register, with a city', async () => {
    await page.goto('/en');
    await expect(heading(page)).toHaveText(en.home.landing.title());
    const registrationLink = page
      .getByRole('main')
      .getByRole('link', { name: account.registration.submit() });
    await registrationLink.first().click();
    const cities = await ask<City[]>(page, '/api/user/cities', access_token);
    const name = cities.find(({ id }) => id === city_id)?.name ?? '';
    const form = registrationForm(page, 'en');
    await form.fill(newcomer.username);
    await form.email.fill(newcomer.email);
    await form.city.fill(name);
    await page.getByRole('option', { name }).click();
    await form.submit.click();
    await expect(heading(page)).toHaveText(account.checkEmail.title());
    await expect(page.getByText(account.checkEmail.text({ email: newcomer.email }))).toBeVisible();
  });

  await test.step('verify by the link', async () => {
    const { uid, token } = await setUpState('a verification link');
    await page.goto(`/en/verify-email?uid=${uid}&token=${token}`);
    await expect(statusMessage(page, account.verification.verified())).toBeVisible();
  });
});

test('two people join, leave, wait and confirm', async ({ page, setUpState, signIn, anotherBrowser }) => {
  test.slow();
  const session = await setUpState('a person is signed in');
  await setUpState('the person has a full profile');
  await setUpState('an account', somebody);
  // The other matches are set up later, because the app would ask whether to play two matches that overlap.
  const openState = await setUpState('a match that can be joined');
  const load = (id: unknown) => ask<MatchDetail>(page, `/api/match/${String(id)}/`, session['access_token']);
  const openMatch = await load(openState['match_id']);
  const parts = matchParts(page, 'cs', openMatch);
  // Two matches may have the same title.
  const inList = (id: unknown) => page.locator(`#matches a[href^="/detail/${String(id)}"]`);
  await signIn(session);

  await test.step('the list, and its filters', async () => {
    await page.goto('/?city=all');
    await expect(heading(page)).toHaveText(cs.matches.title());
    await page.getByRole('button', { name: cs.matches.filters.title(), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: cs.common.sports[openMatch.sport](), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`sport=${openMatch.sport}`));
    await expect(inList(openMatch.id)).toBeVisible();
    await sheet.getByRole('button', { name: cs.matches.filters.onlyMine() }).click();
    await sheet.getByRole('button', { name: /^Ukázat/ }).click();
    await expect(inList(openMatch.id)).toBeHidden();
    await page.goBack();
  });

  await test.step('join, talk and leave', async () => {
    await inList(openMatch.id).click();
    await expect(heading(page)).toHaveText(openMatch.title);
    await parts.join.click();
    await expect(joinedMessage(page, 'cs')).toHaveCount(1);
    await expect(parts.me).toHaveCount(1);
    const chat = chatParts(page);
    // The chat loads when it is in view.
    await chat.section.scrollIntoViewIfNeeded();
    await chat.write('Beru míč 🏐');
    await expect(chat.section.getByText(cs.chat.sending.sent(), { exact: true })).toBeVisible();
    await parts.leave.click();
    await parts.reallyLeave.click();
    await expect(statusMessage(page, cs.matches.left({ title: openMatch.title }))).toBeVisible();
    await expect(parts.join).toBeVisible();
  });

  await test.step('somebody else waits, and moves up when she leaves', async () => {
    const full = await setUpState('a joined match without a free place');
    const { title } = await load(full['match_id']);
    const friendPage = await anotherBrowser();
    const friendParts = matchParts(friendPage, 'en', { title });
    await friendPage.goto('/en/login');
    await signInForm(friendPage, 'en').send(somebody.username, somebody.password);
    await expect(heading(friendPage)).toHaveText(en.matches.title());
    await friendPage.goto(`/en/detail/${full['match_id']}`);
    await friendParts.joinWaitlist.click();
    await expect(friendPage.getByText(en.detail.yourPosition({ position: 1 }))).toBeVisible();
    await page.goto(`/detail/${full['match_id']}`);
    const ownParts = matchParts(page, 'cs', { title });
    await ownParts.leave.click();
    await ownParts.reallyLeave.click();
    await expect(ownParts.me).toHaveCount(0);
    await friendPage.reload();
    const friendRow = friendParts.roster.getByRole('listitem').filter({ hasText: en.common.roster.you() });
    await expect(friendRow).toBeVisible();
  });

  await test.step('confirm by the link', async () => {
    const link = await setUpState('a confirmation link');
    await page.goto(`/?pid=${link['pid']}&token=${link['token']}`);
    // A match of the seed may have a button of its own.
    await page.getByRole('button', { name: cs.confirmation.action(), exact: true }).click();
    await expect(page.getByText(cs.confirmation.confirmed(), { exact: true })).toBeVisible();
  });

  await test.step('the profile, with a picture', async () => {
    await page.goto('/profil/upravit');
    await page.getByLabel(cs.profile.form.bio()).fill('Hraju v bráně.');
    const input = page.locator('input[type=file]:not([capture])');
    const buffer = await photo(page, { width: 800, height: 600 });
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: cs.profile.picture.crop.use() }).click();
    await expect(page.getByText(cs.profile.picture.saved())).toBeVisible();
    await page.getByRole('button', { name: cs.profile.form.save() }).click();
    await expect(page).toHaveURL('/profil');
    await page.reload();
    await expect(page.getByText('Hraju v bráně.')).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  });

  await test.step('statistics, the other language, and out', async () => {
    await setUpState('the person has played often');
    await page.goto('/statistiky');
    await expect(page.getByRole('button', { name: cs.statistics.csv() })).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(3);
    await page.getByRole('button', { name: cs.header.account.menu() }).click();
    await page.getByRole('menuitem', { name: cs.header.language.en() }).click();
    await expect(page).toHaveURL('/en/statistics');
    await expect(page.getByRole('heading', { name: en.statistics.overview() })).toBeVisible();
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: en.header.account.signOut() }).click();
    await expect(heading(page)).toHaveText(en.home.landing.title());
    await page.goto('/en/profile');
    await expect(page).toHaveURL('/en?next=%2Fen%2Fprofile');
  });
});
