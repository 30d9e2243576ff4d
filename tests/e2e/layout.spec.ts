import type { Locator, Page } from '@playwright/test';
import { openState } from '../../gallery/photos/open';
import { windowHeight } from '../../gallery/photos/variants';
import { expect, test } from './support/states';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = { width: 1280, height: windowHeight(1280) };

async function show(page: Page, origin: string, name: string, size: typeof desktop) {
  await page.setViewportSize(size);
  await openState(page, origin, name, { locale: 'cs', theme: 'light' });
}

/** Top, bottom and height of an element in the window, in pixels. */
async function boxOf(part: Locator) {
  const { y, height } = (await part.boundingBox())!;
  return { top: y, bottom: y + height, height };
}

test('a failed chat ends above the footer and shows its text field', async ({ page, statesUrl }) => {
  for (const name of ['chat-failed', 'chat-refused']) {
    await show(page, statesUrl, name, desktop);
    const chat = page.locator('#chat');
    await expect(chat.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    const { bottom } = await boxOf(chat);
    expect(bottom, name).toBeLessThanOrEqual((await boxOf(page.locator('footer'))).top);
  }
});

test('the chat log is high enough, and its field visible in a low window', async ({ page, statesUrl }) => {
  await show(page, statesUrl, 'chat', { width: 1280, height: 800 });
  const log = page.locator('#chat').getByRole('group');
  expect((await boxOf(log)).height).toBeGreaterThanOrEqual(360);
  await expect(log).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Nejdu/ })).toBeInViewport({ ratio: 1 });

  await show(page, statesUrl, 'chat-failed', { width: 1280, height: 480 });
  await page.locator('#chat').evaluate((chat) => chat.scrollIntoView());
  await expect(page.locator('#chat').getByRole('textbox')).toBeInViewport({ ratio: 1 });
});

test('a chat opened in a low window shows its text field above the bar', async ({ page, statesUrl }) => {
  const lowWindows = [
    { width: 740, height: 360 },
    { width: 844, height: 390 },
  ];
  for (const name of ['chat', 'chat-empty'])
    for (const size of lowWindows) {
      const description = `${name}, ${String(size.width)}`;
      await show(page, statesUrl, name, size);
      const bar = page.getByRole('navigation').last();
      const hasBar = size.width < 768;
      const field = await boxOf(page.locator('#chat').getByRole('textbox'));
      const { top } = await boxOf(page.locator('#chat'));
      const header = await boxOf(page.locator('header').first());
      expect(top, description).toBeGreaterThanOrEqual(header.bottom - 1);
      expect(field.bottom, description).toBeLessThanOrEqual(hasBar ? (await boxOf(bar)).top : size.height);
      expect(field.top, description).toBeGreaterThan(top);
    }
});
