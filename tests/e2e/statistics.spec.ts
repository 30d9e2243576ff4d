import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test';
import { words } from './support/words';

const cs = words.cs.LL.statistics;

test.beforeEach(({ signIn }) => signIn('jana'));

test('every chart has a table of the same figures, which comes as a file and is printed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/statistiky');
  const csv = page.getByRole('button', { name: cs.csv() });
  const months = page.getByRole('table', { name: cs.months.title() });

  await test.step('print shows the tables and the formulas, and neither navigation nor buttons, in light colours', async () => {
    const formula = page.getByText(cs.formulas.attendedText());
    await expect(csv).toBeVisible();
    await expect(formula).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(months).toBeVisible();
    await expect(formula).toBeVisible();
    await expect(csv).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-text'),
    );
    expect(colour).toMatch(/0\.23|23%/);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the CSV file is one that a Czech Excel opens', async () => {
    const downloading = page.waitForEvent('download');
    await csv.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^hrajem-statistiky-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFFČást;Položka;Hodnota\r\n')).toBe(true);
    expect(text).toMatch(/\r\nPřehled;Účast;0,\d+\r\n/);
    expect(text).toMatch(/\r\nPodle měst;Brno;\d+\r\n/);
  });

  await test.step('charts keep their words and bars in colours that the system imposes', async () => {
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
    const charts = page.getByRole('img');
    await expect(charts).toHaveCount(3);
    const system = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title).color);
    const fills = await charts
      .locator('text, .fill-accent')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill));
    expect(new Set(fills)).toEqual(new Set([system]));
  });
});

test('a match prints what it says, and neither its chat nor its buttons', async ({ page, backend }) => {
  const [match] = await backend.matches('jana');
  await page.goto(`/detail/${String(match?.id)}`);
  const roster = page.getByRole('region', { name: words.cs.LL.detail.roster() });
  await expect(roster).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).not.toHaveCount(0);
  await expect(page.locator('#chat')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(roster).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('#chat')).toBeHidden();
  await expect(page.getByRole('link', { name: words.cs.LL.header.skipToContent() })).toBeHidden();
  // Over the whole width, without the column of the chat.
  const share = await roster.evaluate(
    (element) => element.clientWidth / document.documentElement.clientWidth,
  );
  expect(share).toBeGreaterThan(0.9);
});
