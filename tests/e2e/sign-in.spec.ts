import { locales } from '@/lib/locale';
import { recordCalls } from './support/calls';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

const LOGIN = 'POST /api/user/login';
const loginPath = { cs: '/prihlaseni', en: '/en/login' };
const home = { cs: '/', en: '/en' };

for (const locale of locales) {
  const { LL } = words[locale];

  test(`empty fields are named before any call (${locale})`, async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto(loginPath[locale]);
    const form = signInForm(page, locale);
    await form.submit.click();
    await expect(form.username).toBeFocused();
    await expect(form.username).toHaveAccessibleDescription(LL.login.usernameMissing());
    await expect(form.password).toHaveAccessibleDescription(LL.login.passwordMissing());
    await form.username.fill('jana');
    await expect(form.username).toHaveAccessibleDescription('');
    await form.submit.click();
    await expect(form.password).toBeFocused();
    expect(calls.names()).toEqual([]);
  });

  test(`wrong password, unverified e-mail, too many attempts (${locale})`, async ({ page, browserLog }) => {
    browserLog.allow(/status of (401|403|429)/);
    await page.goto(loginPath[locale]);
    const form = signInForm(page, locale);
    const { codes } = LL.problems;
    await form.send('jana', 'hrajem-alex');
    await expect(form.alert).toHaveText(codes.invalid_credentials());
    await expect(form.username).toHaveValue('jana');
    await expect(form.password).toHaveValue('hrajem-alex');
    await form.send('nobody', 'hrajem-jana');
    await expect(form.alert).toHaveText(codes.invalid_credentials());
    await form.send('nova', 'hrajem-nova');
    await expect(form.alert).toContainText(codes.email_not_verified());

    for (let attempt = 0; attempt < 5; attempt += 1) {
      await form.send('alex', `wrong ${attempt}`);
      await expect(form.alert).toHaveText(codes.invalid_credentials());
      await expect(form.submit).not.toHaveAttribute('aria-busy');
    }
    await form.send('alex', 'hrajem-alex');
    await expect(form.alert).toContainText(locale === 'cs' ? /Příliš mnoho pokusů/ : /Too many attempts/);
    await expect(page).toHaveURL(loginPath[locale]);
  });

  test(`a one-time code from the mail (${locale})`, async ({ page, backend, browserLog }) => {
    browserLog.allow('status of 401');
    await page.goto(`${loginPath[locale]}?next=${encodeURIComponent(home[locale])}`);
    const form = signInForm(page, locale);
    await form.send('tomas', 'hrajem-tomas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.login.codeTitle());
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(form.code).toHaveAttribute('inputmode', 'numeric');
    const { code } = await backend.mail('tomas@example.com', 'one_time_code');

    await form.code.fill('12');
    await form.submitCode.click();
    await expect(form.code).toHaveAccessibleDescription(LL.login.codeMissing());
    await form.code.fill(code === '000000' ? '111111' : '000000');
    await form.submitCode.click();
    await expect(form.alert).toHaveText(LL.problems.codes.otp_invalid());

    const [left, right] = [code?.slice(0, 3), code?.slice(3)];
    await form.code.fill(`${left} ${right}`);
    await expect(form.code).toHaveValue(code ?? '');
    await form.submitCode.click();
    await expect(page).toHaveURL(home[locale]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.matches.title());
  });
}

test('a code that has expired leads back to the password', async ({ page, backend, browserLog }) => {
  browserLog.allow('status of 410');
  const { LL } = words.cs;
  await page.goto('/prihlaseni');
  const form = signInForm(page, 'cs');
  await form.send('tomas', 'hrajem-tomas');
  await expect(form.code).toBeFocused();
  const { code } = await backend.mail('tomas@example.com', 'one_time_code');
  await backend.putForward(11 * 60_000);
  await form.code.fill(code ?? '');
  await form.submitCode.click();
  await expect(form.alert).toHaveText(LL.problems.codes.otp_expired());
  await page.getByRole('button', { name: LL.login.codeBack() }).click();
  await expect(form.username).toHaveValue('tomas');
});

test('a double click and five times Enter send one request', async ({ page, backend }) => {
  await page.goto('/prihlaseni');
  const form = signInForm(page, 'cs');
  await form.username.fill('jana');
  await form.password.fill('hrajem-jana');
  await backend.misbehave({ target: 'login', kind: 'delay', delay_ms: 1000 });
  const calls = recordCalls(page);
  await form.submit.dblclick();
  for (let press = 0; press < 5; press += 1) await form.password.press('Enter');
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/');
  expect(calls.count(LOGIN)).toBe(1);
});

test('the password can be shown and is sent as it was typed', async ({ page }) => {
  await page.goto('/prihlaseni');
  const form = signInForm(page, 'cs');
  await form.password.fill(' hrajem ');
  await expect(form.password).toHaveAttribute('type', 'password');
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(form.username).toHaveAttribute('autocomplete', 'username');
  await page.getByRole('button', { name: words.cs.LL.login.showPassword() }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: words.cs.LL.login.hidePassword() }).click();
  await expect(form.password).toHaveValue(' hrajem ');
});
