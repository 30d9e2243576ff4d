import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { expectAccessible } from './support/axe';
import { failedRequest } from './support/browser-log';
import { chatParts } from './support/chat-page';
import { fullMatch, openMatch } from './support/choose-match';
import { keepNothing } from './support/keep-nothing';
import { matchParts, message } from './support/match-page';
import { photo } from './support/pictures';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { expectNoSidewaysScrolling, showWholePage } from './support/whole-page';
import { words } from './support/words';

// Nothing half faded in, whose contrast is that of a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.setTimeout(90_000);

const width = 320;

const themes = ['light', 'dark'] as const;

/**
 * Asks axe about the page as it stands, or a part of it, on a narrow phone, where things stand closest: everything in the
 * light theme, colours alone in the dark one. What stands around the states is asked about at both widths by
 * every-screen.spec.ts.
 */
async function check(page: Page, state: string, within?: string): Promise<void> {
  await showWholePage(page, width);
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectAccessible(page, `${state}, ${theme}`, within, { colours: theme === 'dark' });
  }
  await expectNoSidewaysScrolling(page, state);
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Opens an address and looks at the screen behind it. */
async function checkAt(page: Page, address: string, title: string | RegExp): Promise<void> {
  await page.goto(address);
  await heading(page, title);
  await check(page, address);
}

test('landing that asks to sign in', async ({ page }) => {
  await checkAt(page, '/en?next=%2Fen%2Fprofile', words.en.LL.home.landing.title());
});

test('signing in', async ({ page, browserLog }) => {
  browserLog.allow(/status of 40[13]/);
  await page.goto('/prihlaseni');
  const form = signInForm(page, 'cs');
  await form.submit.click();
  await expect(form.username).toBeFocused();
  await check(page, 'login, empty fields');
  await form.send('nova', 'hrajem-nova');
  await expect(form.alert).toBeVisible();
  await check(page, 'login, e-mail not verified');
  await form.send('jana', 'wrong');
  await expect(form.alert).toHaveText(words.cs.LL.problems.codes.invalid_credentials());
  await check(page, 'login, wrong password');
  await form.send('tomas', 'hrajem-tomas');
  await form.code.fill('12');
  await form.submitCode.click();
  await check(page, 'login, one-time code with an error');
});

test('registration', async ({ page }) => {
  const { account } = words.en.LL;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.goto('/en/registration');
  await page.getByRole('button', { name: account.registration.submit() }).click();
  await expect(field(account.registration.username())).toBeFocused();
  await check(page, 'registration, all fields wrong');
  const city = page.getByRole('combobox', { name: account.registration.city() });
  await city.fill('br');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await check(page, 'registration, open combobox');
  await city.fill('Atlantis');
  await expect(page.getByText(account.city.none()).last()).toBeVisible();
  await check(page, 'registration, no such city');
  await city.press('Escape');
  await field(account.registration.username()).fill('pavla');
  await field(account.registration.email()).fill('pavla@example.com');
  await field(account.registration.password()).fill('long password');
  await field(account.registration.firstName()).fill('Pavla');
  await field(account.registration.lastName()).fill('Nová');
  await page.getByLabel(account.registration.privacy()).check();
  await page.getByRole('button', { name: account.registration.submit() }).click();
  await heading(page, account.checkEmail.title());
  await check(page, 'registration, check your e-mail');
});

test('recovery', async ({ page, backend, browserLog }) => {
  browserLog.allow(/status of 4(00|10|09)/);
  const { account } = words.cs.LL;
  const password = page.getByLabel(account.reset.password());
  const submit = page.getByRole('button', { name: account.reset.submit() });
  await page.goto('/zapomenute-heslo');
  const send = page.getByRole('button', { name: account.forgot.submit() });
  await send.click();
  await check(page, 'forgotten password, field wrong');
  await page.getByLabel(account.registration.email()).fill('jana@example.com');
  await send.click();
  await expect(page.getByText(account.forgot.sentTitle())).toBeVisible();
  await check(page, 'forgotten password, sent');
  const { link } = await backend.mail('jana@example.com', 'reset_password');
  await page.goto(link ?? '');
  await submit.click();
  await expect(password).toBeFocused();
  await check(page, 'new password, field wrong');
  await password.fill('nové dlouhé heslo');
  await submit.click();
  await expect(page.getByText(account.reset.done())).toBeVisible();
  await check(page, 'new password, done');
  await page.goto(link ?? '');
  await password.fill('nové dlouhé heslo');
  await submit.click();
  await expect(page.getByText(account.reset.used())).toBeVisible();
  await check(page, 'new password, link used');
});

test('verification', async ({ page, backend, browserLog }) => {
  browserLog.allow(/Failed to load resource|ProblemError/);
  const { verification } = words.en.LL.account;
  const { link } = await backend.mail('nova@example.com', 'verify_email');
  const address = `/en/verify-email${(link ?? '').slice((link ?? '').indexOf('?'))}`;
  await backend.misbehave({ target: 'verifyEmail', kind: 'status', status: 500 });
  await page.goto(address);
  await expect(page.getByText(verification.failed())).toBeVisible();
  await check(page, 'verification, failed');
  await backend.heal();
  await page.getByRole('button', { name: words.en.LL.common.actions.retry() }).click();
  await expect(page.getByText(verification.verified(), { exact: true })).toBeVisible();
  await check(page, 'verification, verified');
  await page.goto('/en/verify-email?uid=x&token=y');
  await expect(page.getByText(verification.invalid())).toBeVisible();
  await check(page, 'verification, invalid link');
});

/** The list in the language, loaded. */
async function openList(page: Page, locale: Locale, query = ''): Promise<void> {
  await page.goto((locale === 'cs' ? '/' : '/en') + query);
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
}

test('list of matches with filters', async ({ page, signIn }) => {
  await signIn('jana');
  await openList(page, 'en', '?sport=football&from=2020-01-01&free=1');
  await check(page, 'list, filters with days');
});

test('list without matches, loading, failed', async ({ page, backend, signIn, browserLog }) => {
  browserLog.allow(/Failed to load resource|ProblemError/);
  const { LL } = words.cs;
  await keepNothing(page);
  await signIn('jana');
  await page.goto('/?sport=other&level=advanced&from=2020-01-01&to=2020-01-02');
  await expect(page.getByRole('heading', { name: LL.matches.empty.filteredTitle() })).toBeVisible();
  await check(page, 'list, nothing fits');
  await backend.misbehave({ target: 'getUpcomingMatches', kind: 'delay', delay_ms: 30_000 });
  await page.goto('/');
  await expect(page.getByRole('main').getByText(LL.common.states.loading())).toBeAttached();
  await check(page, 'list, loading');
  await backend.misbehave({ target: 'getUpcomingMatches', kind: 'status', status: 500 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await check(page, 'list, failed');
});

test('joining and leaving', async ({ page, backend, signIn, browserLog }) => {
  browserLog.allow(/Failed to load resource|ProblemError/);
  const { LL } = words.en;
  const match = await openMatch(backend, 'jana');
  const { title } = match;
  const { join, leave, dialog, reallyLeave } = matchParts(page, 'en', match);
  await signIn('jana');
  await page.goto(`/en/detail/${match.id}`);
  await join.click();
  await expect(message(page, LL.matches.joined({ title }))).toBeVisible();
  const close = page.getByRole('button', { name: LL.common.actions.close() });
  // It stays while somebody is on it.
  await close.focus();
  await check(page, 'message', '[role=status]');
  await close.click();
  await check(page, 'match, joined');
  await backend.misbehave({ target: 'leaveMatch', kind: 'status', status: 500 });
  await leave.click();
  await expect(dialog).toBeVisible();
  // Behind the dialog nothing can be read or used.
  await check(page, 'match, leave dialog', '[role=alertdialog]');
  await reallyLeave.click();
  const reason = LL.problems.codes.internal_error();
  await expect(message(page, LL.matches.leaveFailed({ title, reason }))).toBeVisible();
  await check(page, 'message of a failure', '[role=status]');
});

test('matches of every kind', async ({ page, backend, signIn }) => {
  await signIn('jana');
  const full = await fullMatch(backend, 'jana');
  await backend.join('jana', full.id);
  const matches = await backend.matches('jana');
  const kinds = {
    waiting: full,
    cancelled: matches.find(({ status }) => status === 'cancelled'),
    'on right now': matches.find(({ starts_at }) => Date.parse(starts_at) < Date.now()),
    'without a limit': matches.find(({ max_participants: most }) => most === null),
    'in another zone': matches.find(({ timezone }) => timezone === 'Europe/London'),
  };
  for (const [kind, match] of Object.entries(kinds)) {
    await page.goto(`/detail/${match?.id}`);
    await heading(page, match?.title ?? '');
    await expect(page.getByRole('region', { name: words.cs.LL.detail.roster() })).toBeVisible();
    await check(page, `match ${kind}`, 'main');
  }
});

test('match that fails or does not exist, no connection', async ({
  page,
  context,
  backend,
  signIn,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource|ProblemError/);
  await keepNothing(page);
  await signIn('jana');
  await checkAt(page, '/en/detail/999999', words.en.LL.detail.notFound.title());
  await backend.misbehave({ target: 'getMatch', kind: 'status', status: 503 });
  await page.goto('/en/detail/3');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await check(page, 'match, failed');
  await context.setOffline(true);
  await expect(page.getByText(words.en.LL.common.states.offline())).toBeVisible();
  await check(page, 'offline bar');
  await context.setOffline(false);
  await backend.misbehave({ target: 'getSession', kind: 'status', status: 503 });
  await checkAt(page, '/statistiky', words.cs.LL.errors.server.title());
});

test('menus', async ({ page, backend, signIn }) => {
  const { header, detail } = words.cs.LL;
  const match = await openMatch(backend, 'jana');
  await signIn('jana');
  await page.goto(`/detail/${match.id}`);
  for (const name of [header.theme.label(), header.account.menu(), detail.calendar.label()]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await check(page, `menu ${name}`, '[role=menu]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
});

test('the chat', async ({ page, backend, signIn, browserLog }) => {
  browserLog.allow(failedRequest);
  const { chat } = words.cs.LL;
  const { id } = await openMatch(backend, 'jana', 'alex');
  await backend.join('jana', id);
  await backend.join('alex', id);
  await backend.readChat('jana', id);
  await backend.say('alex', id, 'Ahoj https://example.com');
  await signIn('jana');
  await page.goto(`/detail/${id}#chat`);
  const parts = chatParts(page);
  await expect(parts.divider).toBeVisible();
  await check(page, 'unread messages', '#chat');
  await backend.misbehave({ target: 'sendChatMessage', kind: 'status', status: 429 });
  await parts.write('Odmítnutá');
  await expect(parts.retry).toBeVisible();
  await check(page, 'a refused message', '#chat');
  await page.getByRole('button', { name: new RegExp(`^${chat.bell.label()}`) }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check(page, 'the menu of messages', '[role=menu]');
});

test('editing the profile', async ({ page, signIn }) => {
  const { form, fields, cityPicker, picture, leave } = words.cs.LL.profile;
  const chooseFile = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]:not([capture])').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await signIn('jana');
  await page.goto('/profil/upravit');
  await page.getByLabel(form.firstName()).fill('  ');
  await page.getByRole('button', { name: form.save() }).click();
  await expect(page.getByText(fields.first_name.required())).toBeVisible();
  await page.getByRole('combobox', { name: cityPicker.label() }).fill('br');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check(page, 'the form with a fault and open cities', 'main');
  await page.keyboard.press('Escape');
  await chooseFile('a.jpg', Buffer.from('no picture'));
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await check(page, 'a refused picture', 'main');
  await chooseFile('a.jpg', await photo(page, { width: 600, height: 400 }));
  await expect(page.getByRole('application', { name: picture.crop.area() })).toBeVisible();
  await check(page, 'the crop', 'main');
  await page.getByRole('link', { name: words.cs.LL.common.actions.cancel() }).click();
  await expect(page.getByRole('alertdialog', { name: leave.title() })).toBeVisible();
  await check(page, 'the question about what is not saved', '[role=alertdialog]');
});

test('statistics with open tables', async ({ page, signIn }) => {
  const { tableOf, months, cities, sports } = words.en.LL.statistics;
  await signIn('jana');
  await page.goto('/en/statistics');
  for (const title of [months.title(), cities.title(), sports.title()]) {
    await page.getByRole('button', { name: tableOf({ title }) }).click();
    await expect(page.getByRole('table', { name: title })).toBeVisible();
  }
  await check(page, 'open tables', 'main');
});
