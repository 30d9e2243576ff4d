import { splitRunning } from '@/features/matches/data/match';
import { locales } from '@/lib/locale';
import { joinedMatch, openMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { matchParts, statusMessage } from '../support/pages/match-page';
import { switchLanguage } from '../support/pages/page';
import { expect, test } from '../support/test';

/** The address of the whole list, not only of the person's cities. */
const home = '/?city=all';

test('rows of the list', async ({ page, backend, signIn }) => {
  const matches = await backend.matches('jana');
  const { runningMatches } = splitRunning(matches, Date.now());
  await signIn('jana');
  const rows = page.getByRole('main').getByRole('listitem');
  await page.goto(home);
  for (const locale of locales) {
    const { LL } = i18n[locale];
    if (locale !== 'cs') await switchLanguage(page, 'cs', locale);
    await expect(page.locator('[data-landmark]')).toHaveCount(matches.length);

    await test.step(`a phone shows the next match and two rows without scrolling (${locale})`, async () => {
      const joins = rows.filter({ has: page.getByRole('button', { name: LL.common.actions.join() }) });
      await expect(page.getByText(LL.matches.running({ count: runningMatches.length }))).toBeVisible();
      await expect(rows).toHaveCount(matches.length - runningMatches.length);
      // The rows are filled and translated in steps.
      await expect(page.locator('#matches[aria-busy=false]')).toBeAttached();
      await expect.poll(() => joins.count()).toBeGreaterThan(3);
      const heights = await joins.evaluateAll((elements) =>
        elements.map((row) => row.getBoundingClientRect().height),
      );
      const firstRowTop = (await rows.first().boundingBox())!.y;
      const bar = (await page.getByRole('navigation', { name: LL.header.navigation.label() }).boundingBox())!;
      expect(firstRowTop + 2 * Math.min(...heights) + 8).toBeLessThanOrEqual(bar.y);
    });

    await test.step(`each filter shows what it is set to (${locale})`, async () => {
      const filters = page.getByRole('region', { name: LL.matches.filters.label() }).getByRole('combobox');
      await expect(filters).toHaveCount(1);
      for (const city of ['', 'all']) {
        await page.getByLabel(LL.matches.filters.city()).selectOption(city);
        // A select does not report overflow, but a scrollable element does.
        const cutTexts = await filters.evaluateAll((selects) =>
          (selects as HTMLSelectElement[]).flatMap((select) => {
            const { font, paddingLeft, paddingRight } = getComputedStyle(select);
            const pen = document.createElement('canvas').getContext('2d')!;
            pen.font = font;
            const optionText = select.selectedOptions[0]?.text ?? '';
            const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            return pen.measureText(optionText).width > room + 1 ? [optionText] : [];
          }),
        );
        expect(cutTexts).toEqual([]);
      }
      await expect(rows).toHaveCount(matches.length - runningMatches.length);
    });
  }

  await test.step('Back undoes a filter, and a reload keeps it', async () => {
    await page.getByRole('button', { name: i18n.en.LL.matches.filters.title(), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Football' }).click();
    await sheet.getByRole('button', { name: /^Show / }).click();
    await expect(page).toHaveURL('/en?city=all&sport=football');
    await page.goBack();
    await expect(page).toHaveURL('/en?city=all');
    const sport = page.getByRole('button', { name: 'Remove filter: Football' });
    await expect(sport).toBeHidden();
    await page.goForward();
    await page.reload();
    await expect(sport).toBeVisible();
    const found = matches.filter((match) => match.sport === 'football').length;
    await expect(statusMessage(page, i18n.en.LL.matches.found({ count: found }))).toBeVisible();
  });
});

test('a double tap on the answer of a dialog presses nothing below', async ({ page, backend, signIn }) => {
  const { leave, stay, dialog } = matchParts(page, 'cs', await joinedMatch(backend, 'jana'));
  await signIn('jana');
  await page.goto('/');
  await leave.click();
  const { x, y, width, height } = (await stay.boundingBox())!;
  const presses = await page.evaluateHandle(() => {
    const names: (string | null)[] = [];
    document.addEventListener('click', ({ target }) => names.push((target as Element).textContent));
    return names;
  });
  for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(dialog).toBeHidden();
  expect(await presses.jsonValue()).toEqual([i18n.cs.LL.common.actions.stay()]);
});

test.describe('with another time zone', () => {
  // Rows then show both times, and the zone of the match.
  test.use({ timezoneId: 'America/New_York' });

  test('a row has the same height with and without a participation', async ({ page, backend, signIn }) => {
    await signIn('jana');
    await page.goto(home);
    for (const locale of locales) {
      if (locale !== 'cs') await switchLanguage(page, 'cs', locale);
      const { join, row } = matchParts(page, locale, await openMatch(backend, 'jana'));
      const heights = async () => {
        const measured: number[] = [];
        // At 320 px the number of missing players may wrap differently after joining.
        for (const width of [344, 360, 390]) {
          await page.setViewportSize({ width, height: 740 });
          measured.push(await row.evaluate((element) => element.clientHeight));
        }
        return measured;
      };
      const heightsBefore = await heights();
      await join.click();
      await expect(row).toContainText(i18n[locale].LL.matches.row.joined());
      expect(await heights()).toEqual(heightsBefore);
    }
    // In a wide row a dot without width would glue the format to the city.
    await page.setViewportSize({ width: 1280, height: 800 });
    const dot = await page.locator('#matches section li:not([hidden]) .separator').first().boundingBox();
    expect(dot?.width).toBeGreaterThan(0);
  });
});
