import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { recordCalls } from './support/calls';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

const REGISTER = 'POST /api/user/register';
const RESEND = 'POST /api/user/resend-verification-email';
const path = { cs: '/registrace', en: '/en/registration' };

/** The parts of the registration in one language. */
function registrationForm(page: Page, locale: Locale) {
  const { registration } = words[locale].LL.account;
  return {
    username: page.getByLabel(registration.username()),
    email: page.getByLabel(registration.email()),
    password: page.getByLabel(registration.password(), { exact: true }),
    firstName: page.getByLabel(registration.firstName(), { exact: true }),
    lastName: page.getByLabel(registration.lastName()),
    city: page.getByRole('combobox', { name: registration.city() }),
    privacy: page.getByLabel(registration.privacy()),
    submit: page.getByRole('button', { name: registration.submit() }),
    alert: page.getByRole('alert').filter({ hasText: /./ }),
    async fill(username: string) {
      await this.username.fill(username);
      await this.email.fill(`${username}@example.com`);
      await this.password.fill('dlouhé heslo');
      await this.firstName.fill('Pavla');
      await this.lastName.fill('Testová');
      await this.privacy.check();
    },
  };
}

for (const locale of locales) {
  const { LL } = words[locale];
  const { fields, checkEmail, resend, verification } = LL.account;

  test(`the button stays under a mouse that leaves a wrong field for it (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(path[locale]);
    const form = registrationForm(page, locale);
    await form.username.fill('jž');
    const box = (await form.submit.boundingBox())!;
    // The very edge: a line of text more above it, and the pointer is off the button.
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    // Time enough for what is wrong to be said, had the field been left.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await page.mouse.up();
    await expect(form.email).toHaveAccessibleDescription(new RegExp(fields.email.required()));
    await expect(form.username).toBeFocused();
  });

  test(`what is wrong is said at its field (${locale})`, async ({ page, browserLog }) => {
    browserLog.allow('status of 409');
    const calls = recordCalls(page);
    await page.goto(path[locale]);
    const form = registrationForm(page, locale);
    await form.submit.click();
    await expect(form.username).toBeFocused();
    await expect(form.username).toHaveAccessibleDescription(new RegExp(fields.username.required()));
    await expect(form.email).toHaveAccessibleDescription(new RegExp(fields.email.required()));
    await expect(form.password).toHaveAccessibleDescription(new RegExp(fields.password.required()));
    await expect(form.firstName).toHaveAccessibleDescription(fields.first_name.required());
    await expect(form.lastName).toHaveAccessibleDescription(fields.last_name.required());
    await expect(form.privacy).toHaveAccessibleDescription(fields.privacy_policy_accepted.not_accepted());

    await form.username.fill('jž');
    await form.email.fill('pavla@');
    await form.password.fill('1234567');
    await form.firstName.fill('P'.repeat(51));
    await form.submit.click();
    const described = async (field: keyof typeof form, text: string) =>
      expect(form[field] as typeof form.username).toHaveAccessibleDescription(new RegExp(text.slice(0, 30)));
    await described('email', fields.email.invalid());
    await described('password', fields.password.too_short({ minimum: 8 }));
    await described('firstName', fields.first_name.too_long({ maximum: 50 }));
    await form.username.fill('žluťoučký');
    await form.username.blur();
    await described('username', fields.username.invalid());
    expect(calls.count(REGISTER)).toBe(0);

    await form.fill('jana');
    await form.submit.click();
    await expect(form.username).toBeFocused();
    await described('username', LL.problems.codes.username_taken());
    await form.username.fill('pavla');
    await form.email.fill('jana@example.com');
    await form.submit.click();
    await expect(form.email).toBeFocused();
    await described('email', LL.problems.codes.email_taken());
    await expect(form.password).toHaveValue('dlouhé heslo');
  });

  test(`register, verify by the link of the mail, sign in (${locale})`, async ({
    page,
    backend,
    browserLog,
  }) => {
    await page.goto(path[locale]);
    const form = registrationForm(page, locale);
    await form.fill('pavla');
    await form.city.fill('ceske bud');
    await page.getByRole('option', { name: 'České Budějovice' }).click();
    await expect(form.city).toHaveValue('České Budějovice');
    const calls = recordCalls(page);
    // Time enough for the second click.
    await backend.misbehave({ target: 'register', kind: 'delay', delay_ms: 500 });
    await form.submit.dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkEmail.title());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(checkEmail.text({ email: 'pavla@example.com' }))).toBeVisible();
    expect(calls.count(REGISTER)).toBe(1);

    browserLog.allow('status of 403');
    await page.getByRole('link', { name: checkEmail.toLogin() }).click();
    const signIn = signInForm(page, locale);
    await signIn.send('pavla', 'dlouhé heslo');
    await expect(signIn.alert).toContainText(LL.problems.codes.email_not_verified());

    const { link, language } = await backend.mail('pavla@example.com', 'verify_email');
    expect(language).toBe(locale);
    await page.goto(link ?? '');
    await expect(page.getByRole('status').filter({ hasText: verification.verified() })).toBeVisible();
    await page.getByRole('link', { name: verification.signIn() }).click();
    await signIn.send('pavla', 'dlouhé heslo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.matches.title());
    // The city of the registration is one of mine.
    const myCities = page.locator(`optgroup[label="${LL.matches.filters.myCities()}"]`);
    await expect(myCities).toHaveText('České Budějovice');

    await page.goto(link ?? '');
    await expect(page.getByRole('status').filter({ hasText: verification.alreadyVerified() })).toBeVisible();
    await page.getByRole('link', { name: verification.home() }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.matches.title());
  });

  test(`sending the link again waits a minute, counted (${locale})`, async ({ page, backend }) => {
    await page.clock.install();
    await page.goto(path[locale]);
    const form = registrationForm(page, locale);
    await form.fill('pavla');
    await form.submit.click();
    const waiting = page.getByRole('button', {
      name: new RegExp(resend.wait({ seconds: 99 }).split('99')[0]!),
    });
    await expect(waiting).toBeDisabled();
    const seconds = async () => Number(/\d+/.exec(await waiting.innerText())?.[0]);
    const first = await seconds();
    expect(first).toBeGreaterThan(50);
    await page.clock.fastForward(10_000);
    await expect.poll(seconds).toBeLessThan(first - 8);

    expect(await backend.countMails('pavla@example.com')).toBe(1);
    await page.clock.fastForward(51_000);
    await backend.putForward(61_000);
    const calls = recordCalls(page);
    await page.getByRole('button', { name: resend.action() }).click();
    await expect(page.getByRole('status').filter({ hasText: resend.sent() })).toBeVisible();
    await expect(waiting).toBeDisabled();
    expect(calls.count(RESEND)).toBe(1);
    expect(await backend.countMails('pavla@example.com')).toBe(2);
  });

  test(`the city is found without diacritics, by keyboard, and can be cleared (${locale})`, async ({
    page,
  }) => {
    await page.goto(path[locale]);
    const { city } = registrationForm(page, locale);
    await city.fill('ZDAR');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await city.press('ArrowDown');
    await city.press('Enter');
    await expect(city).toHaveValue(/Žďár/);
    await page.getByRole('button', { name: LL.account.city.clear() }).click();
    await expect(city).toHaveValue('');
    await city.fill('Atlantis');
    await expect(page.getByText(LL.account.city.none()).first()).toBeAttached();
    await city.press('Escape');
    await city.blur();
    await expect(city).toHaveValue('');
  });
}

test('an outage keeps what was typed, and the cities are not needed', async ({
  page,
  backend,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource|ProblemError/);
  const { LL } = words.cs;
  await backend.misbehave(
    { target: 'getCities', kind: 'status', status: 500 },
    { target: 'register', kind: 'status', status: 503, times: 1 },
  );
  await page.goto('/registrace');
  const form = registrationForm(page, 'cs');
  await expect(form.city).toHaveAccessibleDescription(LL.account.city.failed());
  await form.fill('pavla');
  await form.submit.click();
  await expect(form.alert).toBeVisible();
  await expect(form.password).toHaveValue('dlouhé heslo');
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.account.checkEmail.title());
});
