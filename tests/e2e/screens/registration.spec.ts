import { i18n } from '../support/pages/i18n';
import { registrationForm } from '../support/pages/registration-form';
import { expect, test } from '../support/test';

test('the submit button does not move under the mouse when a field is invalid', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/registrace');
  const form = registrationForm(page, 'cs');
  await form.username.fill('jž');
  const box = (await form.submit.boundingBox())!;
  // The pointer is at the top edge, where one more line of text above would move the button away.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  // A message on blur would appear within this time.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await page.mouse.up();
  await expect(form.email).toHaveAccessibleDescription(
    new RegExp(i18n.cs.LL.account.fields.email.required()),
  );
  await expect(form.username).toBeFocused();
});
