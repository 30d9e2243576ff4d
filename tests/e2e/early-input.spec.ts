import { holdCode } from './support/hold-code';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

test('what is typed and pressed before the app is there is not lost, and no password comes into the address', async ({
  page,
}) => {
  const letGo = await holdCode(page);
  await page.goto('/prihlaseni', { waitUntil: 'commit' });
  await page.getByLabel(LL.account.registration.username()).fill('jana');
  await page.getByLabel(LL.account.registration.password(), { exact: true }).fill('hrajem-jana');
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/\/prihlaseni$/);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: LL.matches.title() })).toBeVisible();
});

test('nor is it where the app draws the form anew, because of what stands in the address', async ({
  page,
}) => {
  const letGo = await holdCode(page);
  // Held from the beginning, for the page names it: the app has begun, and what the build has drawn still stands there.
  const letScreenGo = await holdCode(page, /\/assets\/login[^/]*\.js$|\/assets\/forms[^/]*\.js$/);
  await page.goto('/prihlaseni?next=%2Fprofil', { waitUntil: 'commit' });
  await page.getByLabel(LL.account.registration.username()).fill('jana');
  const password = page.getByLabel(LL.account.registration.password(), { exact: true });
  await password.fill('hrajem-jan');
  let sendsItself = false;
  page.on('request', (request) => (sendsItself ||= request.isNavigationRequest()));
  letGo();
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(page.locator('#placeholder')).toBeAttached();
  await password.press('End');
  await password.press('a');
  await password.press('Enter');
  letScreenGo();
  await expect(page).toHaveURL(/\/profil$/);
  expect(sendsItself).toBe(false);
});

test('a form that a script sends before the app is there stays, with its words, and is sent by the app', async ({
  page,
}) => {
  const letGo = await holdCode(page);
  await page.goto('/prihlaseni', { waitUntil: 'commit' });
  const username = page.getByLabel(LL.account.registration.username());
  const password = page.getByLabel(LL.account.registration.password(), { exact: true });
  await username.fill('jana');
  await password.fill('hrajem-jana');
  let sendsItself = false;
  page.on('request', (request) => (sendsItself ||= request.isNavigationRequest()));
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    // No event tells of the first: nobody can know of it, and nothing comes of it.
    form.submit();
    form.requestSubmit();
  });
  await expect(password).toHaveValue('hrajem-jana');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: LL.matches.title() })).toBeVisible();
  expect(sendsItself).toBe(false);
  expect(page.url()).not.toContain('hrajem-jana');
});

test('a long form keeps what was typed before the app is there', async ({ page }) => {
  const { registration } = LL.account;
  const username = page.getByLabel(registration.username());
  const privacy = page.getByRole('checkbox');
  for (const [where, address] of [
    ['in the same fields', '/registrace'],
    ['in those that are drawn anew', '/registrace?next=%2Fprofil'],
  ] as const) {
    await test.step(where, async () => {
      const letGo = await holdCode(page);
      await page.goto(address, { waitUntil: 'commit' });
      await username.fill('novy-hrac');
      await privacy.check();
      letGo();
      await expect(page.locator('html[data-started]')).toBeAttached();
      await expect(username).toHaveValue('novy-hrac');
      await expect(privacy).toBeChecked();
      await page.getByRole('button', { name: registration.submit() }).click();
      await expect(page.getByLabel(registration.email())).toBeFocused();
      // The form knows of both.
      await expect(username).not.toHaveAttribute('aria-invalid', 'true');
      await expect(privacy).not.toHaveAttribute('aria-invalid', 'true');
    });
  }
});

test('a button whose press cannot be kept shows it, and is not pressed by the app', async ({
  page,
  signIn,
}) => {
  await signIn('jana');
  const letGo = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const chip = page.getByRole('button', { name: LL.matches.filters.onlyMine() });
  await chip.evaluate((button) => button.removeAttribute('data-press'));
  await chip.click();
  await expect(chip).toHaveAttribute('data-not-ready');
  letGo();
  await expect(page.locator('#root:not([data-scene]) [data-day] [data-place]').first()).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('a filter that is chosen before the app is there filters the list', async ({ page, signIn }) => {
  await signIn('jana');
  const letGo = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const sport = page.getByLabel(LL.matches.filters.sport());
  await sport.selectOption('football');
  letGo();
  await expect(page).toHaveURL(/\?sport=football$/);
  await expect(sport).toHaveValue('football');
});
