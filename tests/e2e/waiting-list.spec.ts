import type { Page } from '@playwright/test';
import { locales } from '@/lib/locale';
import { fullMatch, lastPlace, matchWithDeadline, openMatch } from './support/choose-match';
import { matchParts, message } from './support/match-page';
import { expect, sessionCookies, test } from './support/test';
import { words } from './support/words';

const HOUR = 3_600_000;
const detail = { cs: '/detail', en: '/en/detail' };

/** What happens in the app when a person comes back to its tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

for (const locale of locales) {
  const { LL } = words[locale];

  test(`a full match: wait, and leave the waiting list after being asked (${locale})`, async ({
    page,
    backend,
    signIn,
  }) => {
    const match = await fullMatch(backend, 'jana');
    const { title } = match;
    const position = match.waitlist_count + 1;
    const parts = matchParts(page, locale, match);
    await signIn('jana');
    await page.goto(`${detail[locale]}/${match.id}`);
    await expect(page.getByText(LL.detail.full())).toBeVisible();
    await parts.joinWaitlist.click();
    await expect(message(page, LL.matches.waitlisted({ title, position }))).toBeVisible();
    await expect(page.getByText(LL.detail.yourPosition({ position }))).toBeVisible();
    await expect(parts.waitingList.getByRole('listitem')).toHaveCount(position);
    await expect(parts.waitingList.getByRole('listitem').last()).toContainText(LL.common.roster.you());
    await expect(page.getByRole('button', { name: LL.detail.calendar.label() })).toHaveCount(0);

    await parts.leaveWaitlist.click();
    await expect(parts.dialog).toHaveAccessibleName(LL.matches.leave.waitlistTitle());
    await parts.stay.click();
    await expect(page.getByText(LL.detail.yourPosition({ position }))).toBeVisible();
    await parts.leaveWaitlist.click();
    await parts.reallyLeave.click();
    await expect(message(page, LL.matches.left({ title }))).toBeVisible();
    await expect(parts.joinWaitlist).toBeVisible();
    await expect(page.getByRole('button', { name: LL.detail.calendar.label() })).toBeVisible();
  });

  test(`a match that filled up meanwhile (${locale})`, async ({ page, backend, signIn }) => {
    const match = await lastPlace(backend, 'jana', 'alex');
    const { title } = match;
    const parts = matchParts(page, locale, match);
    await signIn('jana');
    await page.goto(`${detail[locale]}/${match.id}`);
    await expect(parts.join).toBeVisible();
    await backend.join('alex', match.id);
    await parts.join.click();
    await expect(message(page, LL.matches.joinedWaitlist({ title, position: 1 }))).toBeVisible();
    await expect(page.getByText(LL.detail.yourPosition({ position: 1 }))).toBeVisible();
  });

  test(`joining after the deadline is refused and taken back (${locale})`, async ({
    page,
    context,
    server,
    backend,
    browserLog,
  }) => {
    browserLog.allow('status of 409');
    const match = await matchWithDeadline(backend, 'jana');
    const { title } = match;
    const tokens = await backend.login('jana');
    await context.addCookies(sessionCookies(server.url, tokens));
    const parts = matchParts(page, locale, match);
    await page.goto(`${detail[locale]}/${match.id}`);
    await expect(parts.join).toBeVisible();

    await backend.putForward(Date.parse(match.join_deadline ?? '') + HOUR / 2 - Date.now());
    const access = await backend.refresh(tokens.refresh);
    await context.addCookies(sessionCookies(server.url, { ...tokens, access }));
    await parts.join.click();
    const reason = LL.problems.codes.join_deadline_passed();
    await expect(message(page, LL.matches.joinFailed({ title, reason }))).toBeVisible();
    await expect(parts.me).toHaveCount(0);
    await expect(parts.join).toHaveCount(0);
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  });
}

test('two people in two browsers see what the other does', async ({
  page,
  backend,
  signIn,
  anotherBrowser,
}) => {
  const match = await openMatch(backend, 'jana', 'alex');
  const alexPage = await anotherBrowser();
  await signIn('jana');
  await signIn('alex', alexPage.context());
  const jana = matchParts(page, 'cs', match);
  const alex = matchParts(alexPage, 'en', match);
  await page.goto(`/detail/${match.id}`);
  await alexPage.goto(`/en/detail/${match.id}`);
  await expect(alex.roster).toBeVisible();

  await jana.join.click();
  await expect(jana.me).toHaveCount(1);
  await expect(alex.roster).not.toContainText('Jana Nováková');
  await alexPage.reload();
  await expect(alex.roster).toContainText('Jana Nováková');

  // What is half a minute old is looked at again when the person comes back.
  await page.clock.install();
  await page.goto(`/detail/${match.id}`);
  await expect(jana.roster).not.toContainText('Alex Turner');
  await alex.join.click();
  await expect(alex.me).toHaveCount(1);
  await page.clock.fastForward(31_000);
  await comeBack(page);
  await expect(jana.roster).toContainText('Alex Turner');
});

test('who leaves a full match gives the place to the first in line', async ({
  page,
  backend,
  signIn,
  anotherBrowser,
}) => {
  const match = await lastPlace(backend, 'jana', 'alex');
  const { title } = match;
  const alexPage = await anotherBrowser();
  await signIn('jana');
  await signIn('alex', alexPage.context());
  const jana = matchParts(page, 'cs', match);
  const alex = matchParts(alexPage, 'en', match);
  const { LL } = words.en;

  await page.goto('/');
  await jana.join.click();
  await expect(jana.row).toContainText(words.cs.LL.matches.row.joined());
  await alexPage.goto('/en');
  await alex.joinWaitlist.click();
  await expect(message(alexPage, LL.matches.waitlisted({ title, position: 1 }))).toBeVisible();
  await expect(alex.row).toContainText(LL.matches.row.waiting({ position: 1 }));

  await page.reload();
  await jana.leave.click();
  await expect(jana.dialog).toContainText(words.cs.LL.matches.leave.promotes());
  await jana.reallyLeave.click();
  await expect(message(page, words.cs.LL.matches.left({ title }))).toBeVisible();
  await alexPage.reload();
  await expect(alex.row).toContainText(LL.matches.row.joined());
});

test('a restart of the server keeps what was joined and who is signed in', async ({
  page,
  server,
  backend,
  signIn,
}) => {
  const match = await openMatch(backend, 'jana', 'alex');
  await signIn('jana');
  const jana = matchParts(page, 'cs', match);
  await page.goto(`/detail/${match.id}`);
  await jana.join.click();
  await expect(message(page, words.cs.LL.matches.joined({ title: match.title }))).toBeVisible();
  await server.crash();
  await server.restart();
  await page.reload();
  await expect(jana.me).toHaveCount(1);
});
