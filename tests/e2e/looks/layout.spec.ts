import type { Locator } from '@playwright/test';
import { openState } from '../../../gallery/photos/open';
import { windowHeight } from '../../../gallery/photos/variants';
import { expect, test } from '../support/servers/states';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = { width: 1280, height: windowHeight(1280) };
const lowPhone = { width: 740, height: 360 };
const lowTablet = { width: 844, height: 390 };

/** Top, bottom and height of an element in the window, in pixels. */
async function boxOf(part: Locator) {
  const { y, height } = (await part.boundingBox())!;
  return { top: y, bottom: y + height, height };
}

test('the chat fits its window', async ({ page, statesUrl }) => {
  const chat = page.locator('#chat');
  const field = chat.getByRole('textbox');
  const show = async (name: string, size: typeof desktop) => {
    await page.setViewportSize(size);
    await openState(page, statesUrl, name, { locale: 'cs', theme: 'light' });
  };
  const scrollToChat = () => chat.evaluate((element) => element.scrollIntoView());
  const expectFieldAbove = async (hasBar: boolean) => {
    const { top, bottom } = await boxOf(field);
    const { top: chatTop } = await boxOf(chat);
    const header = await boxOf(page.locator('header').first());
    const bar = page.getByRole('navigation').last();
    expect(chatTop).toBeGreaterThanOrEqual(header.bottom - 1);
    expect(bottom).toBeLessThanOrEqual(hasBar ? (await boxOf(bar)).top : page.viewportSize()!.height);
    expect(top).toBeGreaterThan(chatTop);
  };
  /** The screen changes a moment after the window. */
  const expectFieldAboveAfterScroll = (hasBar: boolean) =>
    expect(async () => {
      await scrollToChat();
      await expectFieldAbove(hasBar);
    }).toPass();

  await test.step('opened in a low window it shows its text field above the bar', async () => {
    await show('chat', lowPhone);
    await expectFieldAbove(true);
    await page.setViewportSize(lowTablet);
    await expectFieldAboveAfterScroll(false);
  });

  await test.step('its log is high enough', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const log = chat.getByRole('group').first();
    // The card above the chat keeps its size when a person joins, and leaves the log the rest of the window.
    await expect.poll(async () => (await boxOf(log)).height).toBeGreaterThanOrEqual(230);
    await expect(log).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Nejdu/ })).toBeInViewport({ ratio: 1 });
  });

  await test.step('so does an empty one', async () => {
    await show('chat-empty', lowTablet);
    await expectFieldAbove(false);
    await page.setViewportSize(lowPhone);
    await expectFieldAboveAfterScroll(true);
  });

  await test.step('a failed one ends above the footer and shows its text field', async () => {
    for (const name of ['chat-refused', 'chat-failed']) {
      await show(name, desktop);
      await expect(field).toBeInViewport({ ratio: 1 });
      const { bottom } = await boxOf(chat);
      expect(bottom, name).toBeLessThanOrEqual((await boxOf(page.locator('footer'))).top);
    }
    await page.setViewportSize({ width: 1280, height: 480 });
    await scrollToChat();
    await expect(field).toBeInViewport({ ratio: 1 });
  });
});
