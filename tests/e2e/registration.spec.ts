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
