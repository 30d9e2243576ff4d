import { failedRequest } from './support/browser-log';
import { joinedMatch } from './support/choose-match';
import { blockCode, recordShifts, shiftsOf } from './support/page';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium measures layout shifts.');

test('a chat does not shift when it opens, for others and for players', async ({
  page,
  backend,
  browserLog,
  signIn,
}) => {
  // The bootstrap script requests the chat before the app knows whether the person may read it.
  browserLog.allow(failedRequest);
  await page.setViewportSize({ width: 412, height: 915 });
  const { id } = await joinedMatch(backend, 'alex');
  for (let count = 0; count < 9; count += 1) await backend.sendMessage('alex', id, `Beru míč číslo ${count}`);
  await signIn('jana');
  await recordShifts(page);
  for (const isParticipant of [false, true]) {
    if (isParticipant) await backend.join('jana', id);
    const text = isParticipant ? 'Beru míč číslo 8' : i18n.en.LL.chat.noAccess.title();
    // The app starts first, then the answer comes.
    const release = await blockCode(page, new RegExp(`/api/match/${id}/$`));
    await page.goto(`/en/detail/${id}#chat`);
    await expect(page.locator('html[data-started]')).toBeAttached();
    release();
    await expect(page.locator('#chat').getByText(text)).toBeInViewport();
    const shifts = (await shiftsOf(page)) as { value: number }[];
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      text,
    ).toBeLessThan(0.01);
    // The same address with its hash would only scroll.
    await page.goto('about:blank');
  }
});
