import { openMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { matchParts } from '../support/pages/match-page';
import { expect, test } from '../support/test';

const cs = i18n.cs.LL.statistics;

test('statistics can be printed, saved as CSV and shown in forced colours, and a match printed', async ({
  page,
  backend,
  signIn,
}) => {
  const match = await openMatch(backend, 'jana');
  await signIn('jana');
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/statistiky');
  const csv = page.getByRole('button', { name: cs.csv() });
  const months = page.getByRole('table', { name: cs.months.title() });

  await test.step('print shows tables and formulas in light colours, without navigation and buttons', async () => {
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

  await test.step('the figures are saved as a CSV file', async () => {
    const downloading = page.waitForEvent('download');
    await csv.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^hrajem-statistiky-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('charts use the system colours with forced colours', async () => {
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
    const charts = page.getByRole('img');
    await expect(charts).toHaveCount(3);
    const system = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title).color);
    const fills = await charts
      .locator('text, .fill-accent')
      .evaluateAll((elements) => elements.map((part) => getComputedStyle(part).fill));
    expect(new Set(fills)).toEqual(new Set([system]));
  });

  await test.step('a match is printed without its chat and buttons', async () => {
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    await page
      .getByRole('navigation')
      .getByRole('link', { name: i18n.cs.LL.header.navigation.matches() })
      .click();
    await matchParts(page, 'cs', match).link.click();
    const roster = page.getByRole('region', { name: i18n.cs.LL.detail.roster() });
    await expect(roster).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).not.toHaveCount(0);
    await expect(page.locator('#chat')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(roster).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('#chat')).toBeHidden();
    await expect(page.getByRole('link', { name: i18n.cs.LL.header.skipToContent() })).toBeHidden();
    // The roster has the full width, because the column of the chat is hidden.
    const share = await roster.evaluate(
      (element) => element.clientWidth / document.documentElement.clientWidth,
    );
    expect(share).toBeGreaterThan(0.9);
  });
});
