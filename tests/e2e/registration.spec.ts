import { recordCalls } from './support/calls';
import { registrationForm } from './support/registration-form';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

const REGISTER = 'POST /api/user/register';

test('the button stays under a mouse that leaves a wrong field for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/registrace');
  const form = registrationForm(page, 'cs');
  await form.username.fill('jž');
  const box = (await form.submit.boundingBox())!;
  // The very edge: a line of text more above it, and the pointer is off the button.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  // Time enough for what is wrong to be said, had the field been left.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await page.mouse.up();
  await expect(form.email).toHaveAccessibleDescription(
    new RegExp(words.cs.LL.account.fields.email.required()),
  );
  await expect(form.username).toBeFocused();
});

test('register, verify by the link of the mail, sign in', async ({ page, backend, browserLog }) => {
  const { LL } = words.en;
  const { checkEmail, verification } = LL.account;
  await page.goto('/en/registration');
  const form = registrationForm(page, 'en');
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
  const signIn = signInForm(page, 'en');
  await signIn.send('pavla', 'dlouhé heslo');
  await expect(signIn.alert).toContainText(LL.problems.codes.email_not_verified());

  const { link, language } = await backend.mail('pavla@example.com', 'verify_email');
  expect(language).toBe('en');
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
