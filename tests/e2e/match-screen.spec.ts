import { failedRequest } from './support/browser-log';
import { openMatch } from './support/choose-match';
import { blockCode, recordShifts, shiftsOf } from './support/page';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

test('a match that opens at its chat loads without layout shifts, for others and for a player', async ({
  page,
  backend,
  browserLog,
  browserName,
  signIn,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium measures it.');
  // The bootstrap script requests the chat before the app knows whether the person may read it.
  browserLog.allow(failedRequest);
  await page.setViewportSize({ width: 412, height: 915 });
  const { id } = await openMatch(backend, 'jana', 'alex');
  await backend.join('alex', id);
  for (let count = 0; count < 9; count += 1) await backend.sendMessage('alex', id, `Beru míč číslo ${count}`);
  await signIn('jana');
  await recordShifts(page);
  for (const shown of [i18n.en.LL.chat.noAccess.title(), 'Beru míč číslo 8']) {
    // The app starts first, then the answer comes.
    const release = await blockCode(page, new RegExp(`/api/match/${id}/$`));
    await page.goto('about:blank');
    await page.goto(`/en/detail/${id}#chat`);
    await expect(page.locator('html[data-started]')).toBeAttached();
    release();
    await expect(page.locator('#chat').getByText(shown)).toBeInViewport();
    const shifts = (await shiftsOf(page)) as { value: number }[];
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      shown,
    ).toBeLessThan(0.01);
    await page.unrouteAll();
    await backend.join('jana', id);
  }
});
