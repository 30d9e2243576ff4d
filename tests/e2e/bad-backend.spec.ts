import type { Match } from '@/generated/schemas/match.zod';
import { openMatch } from './support/choose-match';
import { noOfflineCache } from './support/keep-nothing';
import { matchParts, message } from './support/match-page';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

/** What the browser and the app write to the console about such answers. */
const complaints = /Failed to load resource|MalformedResponseError|NetworkError|ProblemError|got no answer/;
/** What no screen waits for, the watch for new builds say, is loaded when the browser is idle: perhaps not before the server goes. */
const lateCode = /ChunkLoadError/;

test('a server that is gone: login and joining', async ({ page, server, backend, browserLog }) => {
  const { LL } = words.en;
  browserLog.allow(complaints, lateCode);
  const reason = LL.problems.unreachable();
  const match = await openMatch(backend, 'jana');
  const { join, row } = matchParts(page, 'en', match);
  const form = signInForm(page, 'en');
  await page.goto('/en/login');
  await form.username.fill('jana');
  // The code that checks a form comes with the first touch of a field.
  await form.submit.click();
  await expect(page.getByText(LL.login.passwordMissing())).toBeVisible();
  await form.password.fill('hrajem-jana');
  await server.crash();
  await form.submit.click();
  await expect(form.alert).toHaveText(reason);
  await expect(form.username).toHaveValue('jana');
  await expect(form.password).toHaveValue('hrajem-jana');
  await server.restart();
  await form.submit.click();
  await expect(join).toBeVisible();

  await server.crash();
  await join.click();
  await expect(message(page, LL.matches.joinUnknown({ title: match.title }))).toBeVisible();
  await expect(row).not.toContainText(LL.matches.row.joined());
  await server.restart();
  await join.click();
  await expect(row).toContainText(LL.matches.row.joined());
});

test('a server that is gone: the list', async ({ page, server, backend, signIn, browserLog }) => {
  const { LL } = words.cs;
  browserLog.allow(complaints, lateCode);
  const alert = page.getByRole('main').getByRole('alert');
  const retry = alert.getByRole('button', { name: LL.common.actions.retry() });
  await signIn('jana');
  // The page itself must come before the server goes.
  await backend.misbehave({ target: 'getUpcomingMatches', kind: 'html', status: 302 });
  await page.goto('/');
  await expect(alert).toContainText(LL.problems.malformed());
  // Only a browser hides what a redirect says.
  expect(browserLog.all().join('\n')).toContain('with a redirect, which is not followed');
  await server.crash();
  await retry.click();
  await expect(alert).toContainText(LL.problems.unreachable());
  await server.restart();
  await retry.click();
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
});

test('a list with wrong decoration is shown without it', async ({ page, backend, signIn, browserLog }) => {
  browserLog.allow(complaints);
  const match = await openMatch(backend, 'jana');
  await signIn('jana');
  await page.route('**/api/match/get-upcoming-matches/', async (route) => {
    const matches = (await (await route.fetch()).json()) as Match[];
    for (const { organizer, venue } of matches) {
      Object.assign(organizer, { profile_picture: 'nowhere', display_name: 'x'.repeat(99) });
      Object.assign(venue, { latitude: 'north' });
    }
    await route.fulfill({ json: matches });
  });
  await page.goto('/en');
  await expect(matchParts(page, 'en', match).join).toBeVisible();
  await expect.poll(() => browserLog.all().join('\n')).toContain('with decoration that is left out');
});

test('offline: a bar says so, what was typed stays, and all is well again', async ({
  page,
  context,
  backend,
  browserLog,
}) => {
  const { LL } = words.en;
  browserLog.allow(complaints);
  const match = await openMatch(backend, 'jana');
  const { join, row } = matchParts(page, 'en', match);
  const bar = page.getByRole('status').filter({ hasText: LL.common.states.offline() });
  const form = signInForm(page, 'en');
  await page.goto('/en/login');
  await form.username.fill('jana');
  await form.password.fill('hrajem-jana');
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await form.submit.click();
  await expect(form.alert).toHaveText(LL.problems.offline());
  await expect(form.username).toHaveValue('jana');
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await form.submit.click();
  await expect(join).toBeVisible();

  await context.setOffline(true);
  await join.click();
  const reason = LL.problems.offline();
  await expect(message(page, LL.matches.joinFailed({ title: match.title, reason }))).toBeVisible();
  await expect(row).not.toContainText(LL.matches.row.joined());
  await context.setOffline(false);
  await join.click();
  await expect(row).toContainText(LL.matches.row.joined());
});

test('slow: a skeleton, then the list; too slow: it says so', async ({
  page,
  backend,
  signIn,
  browserLog,
}) => {
  const { LL } = words.cs;
  browserLog.allow(/TimeoutError|took more than/);
  await noOfflineCache(page);
  await signIn('jana');
  await backend.misbehave({ target: 'getUpcomingMatches', kind: 'delay', delay_ms: 1500, times: 1 });
  // The skeleton is the page's own: the app takes over with the list, for which it waits three seconds at most.
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('main').getByText(LL.common.states.loading())).toBeAttached();
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);

  await backend.misbehave({ target: 'getUpcomingMatches', kind: 'delay', delay_ms: 60_000, times: 1 });
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('main').getByText(LL.common.states.loading())).toBeAttached();
  await page.clock.fastForward(16_000);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(LL.problems.timeout());
  await backend.heal();
  await alert.getByRole('button', { name: LL.common.actions.retry() }).click();
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
});

test('a restart of the server keeps what was joined and who is signed in', async ({
  page,
  server,
  backend,
  signIn,
  browserLog,
}) => {
  const { LL } = words.cs;
  // Its chat is looked at in the meantime.
  browserLog.allow(complaints);
  const match = await openMatch(backend, 'jana');
  const { join, me } = matchParts(page, 'cs', match);
  await signIn('jana');
  await page.goto(`/detail/${match.id}`);
  await join.click();
  await expect(message(page, LL.detail.playing({ when: '' }))).toHaveCount(1);
  await server.crash();
  await server.restart();
  await page.reload();
  await expect(me).toHaveCount(1);
});
