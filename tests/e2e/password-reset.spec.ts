import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { recordCalls } from './support/calls';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

const CONFIRM = 'POST /api/user/password-reset-confirm';
const path = { cs: '/zapomenute-heslo', en: '/en/forgot-password' };

/** Asks for the link that sets a new password. */
async function askForLink(page: Page, locale: Locale, address: string) {
  const { account } = words[locale].LL;
  await page.goto(path[locale]);
  await page.getByLabel(account.registration.email()).fill(address);
  await page.getByRole('button', { name: account.forgot.submit() }).click();
  await expect(page.getByRole('heading', { name: account.forgot.sentTitle() })).toBeVisible();
}

for (const locale of locales) {
  const { LL } = words[locale];
  const { forgot, reset, resend, fields, registration } = LL.account;

  test(`known and unknown addresses look the same (${locale})`, async ({ page, backend }) => {
    const seen = [];
    for (const address of ['jana@example.com', 'eva.n@example.com']) {
      await askForLink(page, locale, address);
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      const text = await page.getByRole('main').innerText();
      seen.push({
        url: page.url(),
        focused: focused?.replace(address, '…'),
        text: text.replace(address, '…').replaceAll(/\d+/g, 'N'),
      });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.focused).toContain(forgot.sentTitle());
    expect(await backend.countMails('eva.n@example.com')).toBe(0);
    expect(await backend.countMails('jana@example.com')).toBeGreaterThan(0);
  });

  test(`a new password, byte for byte, and the link only once (${locale})`, async ({
    page,
    backend,
    browserLog,
  }) => {
    browserLog.allow(/status of (400|401|409|410)/);
    const secret = '  tajné heslo  ';
    await askForLink(page, locale, 'jana@example.com');
    const { link } = await backend.mail('jana@example.com', 'reset_password');
    await page.goto(link ?? '');
    const password = page.getByLabel(reset.password());
    const submit = page.getByRole('button', { name: reset.submit() });
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(new RegExp(fields.password.required()));
    await password.fill('1234567');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(new RegExp(fields.password.too_short({ minimum: 8 })));
    await password.fill(secret);
    const calls = recordCalls(page);
    // Time enough for the second click.
    await backend.misbehave({ target: 'confirmPasswordReset', kind: 'delay', delay_ms: 500, times: 1 });
    await submit.dblclick();
    await expect(page.getByRole('status').filter({ hasText: reset.done() })).toBeVisible();
    expect(calls.names()).toEqual([CONFIRM]);
    await page.getByRole('main').getByRole('link', { name: reset.signIn() }).click();
    const signIn = signInForm(page, locale);
    await signIn.send('jana', secret.trim());
    await expect(signIn.alert).toHaveText(LL.problems.codes.invalid_credentials());
    await signIn.send('jana', secret);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.matches.title());

    await page.goto(link ?? '');
    await password.fill('another password');
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: reset.used() })).toBeVisible();
    await page.getByRole('link', { name: reset.newLink() }).click();
    await expect(page).toHaveURL(path[locale]);
  });

  test(`an expired, a broken and no link at all (${locale})`, async ({ page, backend, browserLog }) => {
    browserLog.allow(/status of 4(00|10)/);
    await askForLink(page, locale, 'jana@example.com');
    const { link } = await backend.mail('jana@example.com', 'reset_password');
    const address = (link ?? '').split('?')[0] ?? '';
    await backend.putForward(61 * 60_000);
    for (const [target, outcome] of [
      [link ?? '', reset.expired()],
      [`${address}?uid=MQ&token=nonsense`, reset.invalid()],
    ] as const) {
      await page.goto(target);
      await page.getByLabel(reset.password()).fill('nové heslo');
      await page.getByRole('button', { name: reset.submit() }).click();
      await expect(page.getByRole('alert').filter({ hasText: outcome })).toBeVisible();
      await expect(page.getByRole('link', { name: reset.newLink() })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: reset.missing() })).toBeVisible();
  });

  test(`asking again waits a minute; another address does not (${locale})`, async ({ page, backend }) => {
    await page.clock.install();
    await askForLink(page, locale, 'jana@example.com');
    const waiting = page.getByRole('button', {
      name: new RegExp(resend.wait({ seconds: 99 }).split('99')[0] ?? ''),
    });
    await expect(waiting).toBeDisabled();
    await page.clock.fastForward(61_000);
    await backend.putForward(61_000);
    await page.getByRole('button', { name: forgot.again() }).click();
    await expect(waiting).toBeDisabled();
    expect(await backend.countMails('jana@example.com')).toBeGreaterThan(1);
    await page.getByRole('button', { name: forgot.otherEmail() }).click();
    await expect(page.getByLabel(registration.email())).toBeVisible();
  });
}
