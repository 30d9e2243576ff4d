import { expectAccessible } from './support/axe';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

// The app as `npm start` shows it: with the bar that leads to the outbox.
test.use({ settings: { DEMO_BAR: '1' } });

test('the code of a sign-in is one click away, and what was typed stays', async ({ page, context }) => {
  await page.goto('/prihlaseni');
  const form = signInForm(page, 'cs');
  await form.send('tomas', 'hrajem-tomas');
  await expect(form.code).toBeFocused();
  const outbox = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Odeslaná pošta/ }).click();
  const panel = await outbox;
  await expect(panel).toHaveURL('/_mock/');
  const code =
    /^\d{6}/.exec(
      await panel
        .getByText(/^\d{6}$/)
        .first()
        .innerText(),
    )?.[0] ?? '';
  await form.code.fill(code);
  await form.submitCode.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cs.LL.matches.title());
});

test('axe finds nothing in the bar and in the panel', async ({ page }) => {
  await page.goto('/en/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Demo' }).getByRole('link')).toHaveText(/^Outbox/, {
    useInnerText: true,
  });
  await expectAccessible(page, 'login with the bar');
  await page.goto('/_mock/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `panel, ${colorScheme}`);
  }
});
