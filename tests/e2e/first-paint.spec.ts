import { holdCode, noteShifts, shiftsOf } from './support/page';
import { expect, test } from './support/test';
import { words } from './support/words';

// What only a build with src/bootstrap/first-paint does (`VITE_FIRST_PAINT=0` leaves it out).

const { LL } = words.cs;

test('the rows stand before the app is there, and nothing moves when it comes', async ({ page, signIn }) => {
  await signIn('jana');
  await noteShifts(page);
  const letGo = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  // The app hides those of other cities.
  const rows = page.locator('[data-day] [data-place]:not([hidden])');
  await expect(rows.first()).toBeVisible();
  const inSight = (await rows.count()) - 1;
  const readRows = () =>
    rows.evaluateAll(
      (all, most) =>
        all.slice(0, most).map((row) => [row.getBoundingClientRect().toJSON() as object, row.textContent]),
      inSight,
    );
  const before = await readRows();
  await expect(page.locator('#root:not([data-page-kind])')).toHaveCount(0);
  letGo();
  await expect(page.locator('#root:not([data-page-kind]) [data-day] [data-place]').first()).toBeVisible();
  await expect(page.locator('#placeholder')).toHaveCount(0);
  expect(await readRows()).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a button that is pressed before the app is there is pressed again by it', async ({ page, signIn }) => {
  await signIn('jana');
  const letGo = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const join = page.getByRole('button', { name: LL.matches.joinNamed({ title: '' }).trim() });
  const row = page.locator('[data-place]').filter({ has: join }).first();
  const title = await row.getByRole('heading').innerText();
  await row.getByRole('button').click();
  letGo();
  // She is in, or asked first because she plays at that time already.
  const joined = page.getByRole('button', { name: LL.matches.leaveNamed({ title }) });
  await expect(joined.or(page.getByRole('alertdialog').filter({ hasText: title }))).toBeVisible();
});
