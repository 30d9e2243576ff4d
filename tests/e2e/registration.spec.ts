import { registrationForm } from './support/registration-form';
import { expect, test } from './support/test';
import { words } from './support/words';

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

test('what was sent is still said after the phone has dropped the tab, until its person goes elsewhere', async ({
  page,
}) => {
  const { LL } = words.cs;
  const { checkEmail, forgot } = LL.account;
  await page.goto('/registrace');
  const form = registrationForm(page, 'cs');
  await form.fill('pavla');
  await form.submit.click();
  const heading = page.getByRole('heading', { name: checkEmail.title() });
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText(checkEmail.text({ email: 'pavla@example.com' }))).toBeVisible();
  // The wait goes on where it was.
  await expect(page.getByRole('button', { name: /\d+ s/, disabled: true })).toBeVisible();
  await page.getByRole('link', { name: checkEmail.toLogin() }).click();
  await expect(page.getByRole('heading', { name: LL.login.title() })).toBeVisible();
  await page.goBack();
  await expect(form.username).toHaveValue('');

  await page.goto('/zapomenute-heslo');
  const email = page.getByLabel(LL.account.registration.email());
  await email.fill('jana@example.com');
  await page.getByRole('button', { name: forgot.submit() }).click();
  const sent = page.getByText(forgot.sentText({ email: 'jana@example.com' }));
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
  await page.getByRole('button', { name: forgot.otherEmail() }).click();
  await expect(email).toHaveValue('');
  await page.reload();
  await expect(email).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('mail_sent'))).toBeNull();
});
