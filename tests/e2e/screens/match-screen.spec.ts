import { failedRequest } from '../support/browsers/browser-log';
import { openMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { matchParts } from '../support/pages/match-page';
import { blockCode, recordShifts, shiftsOf } from '../support/pages/page';
import { expect, test } from '../support/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium measures layout shifts.');

for (const isParticipant of [true, false]) {
  const reader = isParticipant ? 'players' : 'others';
  test(`a chat that ${reader} open does not shift`, async ({ page, backend, browserLog, signIn }) => {
    // The bootstrap script requests the chat before the app knows whether the person may read it.
    if (!isParticipant) browserLog.allow(failedRequest);
    await page.setViewportSize({ width: 412, height: 915 });
    const { id } = await openMatch(backend, 'jana', 'alex');
    if (isParticipant) await backend.join('jana', id);
    await backend.join('alex', id);
    for (let count = 0; count < 9; count += 1)
      await backend.sendMessage('alex', id, `Beru míč číslo ${count}`);
    await signIn('jana');
    await recordShifts(page);
    // The app starts first, then the answer comes.
    const release = await blockCode(page, new RegExp(`/api/match/${id}/$`));
    await page.goto(`/en/detail/${id}#chat`);
    await expect(page.locator('html[data-started]')).toBeAttached();
    release();
    const chat = page.locator('#chat');
    await expect(
      chat.getByText(isParticipant ? 'Beru míč číslo 8' : i18n.en.LL.chat.noAccess.title()),
    ).toBeInViewport();
    const shifts = (await shiftsOf(page)) as { value: number }[];
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
  });
}

test('a question stays when the window crosses to two columns, and gives the focus back there', async ({
  page,
  backend,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const match = await openMatch(backend, 'jana');
  await backend.join('jana', match.id);
  await signIn('jana');
  await page.goto(`/detail/${match.id}`);
  const { leave, dialog, stay } = matchParts(page, 'cs', match);
  await leave.click();
  await dialog.getByRole('checkbox').check();
  await page.setViewportSize({ width: 1280, height: 844 });
  // The dialog hides what is behind it.
  const card = { name: i18n.cs.LL.detail.participation(), includeHidden: true };
  await expect(page.getByRole('region', card)).toBeAttached();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await stay.click();
  await expect(leave).toBeFocused();
});
