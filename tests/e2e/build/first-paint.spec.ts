import { chatParts } from '../support/pages/chat-page';
import { blockCode, recordShifts, shiftsOf } from '../support/pages/page';
import { expect, test } from '../support/test';

test('the first paint shows rows, and hydration does not move them', async ({ page, signIn }) => {
  await signIn('jana');
  await recordShifts(page);
  const releaseSheet = await blockCode(page, /\.css$/);
  const releaseCode = await blockCode(page, /\/assets\/app-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  // The app hides the rows of other cities.
  const rows = page.locator('[data-day] [data-landmark]:not([hidden])');
  await expect(rows.first()).toBeVisible();
  const visibleCount = (await rows.count()) - 1;
  const readRows = () =>
    rows.evaluateAll(
      (list, count) =>
        list.slice(0, count).map((row) => [row.getBoundingClientRect().toJSON() as object, row.textContent]),
      visibleCount,
    );
  const rowsBefore = await readRows();
  await expect(page.locator('#root:not([data-page-kind])')).toHaveCount(0);
  // The app waits for its style sheet, but not longer than three seconds.
  releaseSheet();
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
  releaseCode();
  await expect(page.locator('#root:not([data-page-kind]) [data-day] [data-landmark]').first()).toBeVisible();
  await expect(page.locator('#placeholder')).toHaveCount(0);
  expect(await readRows()).toEqual(rowsBefore);
  expect(await shiftsOf(page)).toEqual([]);
});

test('the first paint shows the chat that the address names, and the app takes over its place and what is typed', async ({
  page,
  backend,
  signIn,
}) => {
  await signIn('jana');
  const match = (await backend.matches('jana')).find(({ my_participation }) => my_participation);
  await recordShifts(page);
  const releaseCode = await blockCode(page, /\/assets\/app-[^/]*\.js$/);
  await page.goto(`/detail/${match?.id}#chat`, { waitUntil: 'commit' });
  const { log, input } = chatParts(page);
  const readPlace = () =>
    log
      .getByRole('listitem')
      .last()
      .evaluate((entry) => [entry.getBoundingClientRect().toJSON() as object, entry.textContent, scrollY]);
  const placeBefore = await readPlace();
  await input.fill('Přijdu dřív');
  releaseCode();
  await expect(page.locator('#root:not([data-page-kind])')).toBeAttached();
  await expect(page.locator('#placeholder')).toHaveCount(0);
  await expect(input).toHaveValue('Přijdu dřív');
  await expect(input).toBeFocused();
  expect(await readPlace()).toEqual(placeBefore);
  expect(await shiftsOf(page)).toEqual([]);
});
