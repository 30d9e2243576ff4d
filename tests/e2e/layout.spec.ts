import type { Locator, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { openState } from '../../gallery/photos/open';
import { windowHeight } from '../../gallery/photos/variants';
import { expect, test } from './support/states';

// Where things stand on the screen of a state: what a look at its picture finds, and no other test.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = { width: 1280, height: windowHeight(1280) };

async function show(page: Page, origin: string, name: string, locale: Locale, size: typeof desktop) {
  await page.setViewportSize(size);
  await openState(page, origin, name, { locale, theme: 'light' });
}

/** Where something is in the window, in pixels. */
async function boxOf(part: Locator) {
  const { y, height } = (await part.boundingBox())!;
  return { top: y, bottom: y + height, height };
}

test('a chat that could not be loaded ends above the footer, with the field to write in', async ({
  page,
  statesAt,
}) => {
  for (const name of ['chat-failed', 'chat-refused'])
    for (const locale of locales) {
      await show(page, statesAt, name, locale, desktop);
      const chat = page.locator('#chat');
      await expect(chat.getByRole('textbox')).toBeInViewport({ ratio: 1 });
      const { bottom } = await boxOf(chat);
      expect(bottom, `${name}, ${locale}`).toBeLessThanOrEqual((await boxOf(page.locator('footer'))).top);
    }
});

test('the chat has room, beside what is to be done about the match and in a low window', async ({
  page,
  statesAt,
}) => {
  await show(page, statesAt, 'chat', 'cs', { width: 1280, height: 800 });
  const log = page.locator('#chat').getByRole('group');
  expect((await boxOf(log)).height).toBeGreaterThanOrEqual(360);
  await expect(log).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Nejdu/ })).toBeInViewport({ ratio: 1 });

  await show(page, statesAt, 'chat-failed', 'cs', { width: 1280, height: 480 });
  await page.locator('#chat').evaluate((chat) => chat.scrollIntoView());
  await expect(page.locator('#chat').getByRole('textbox')).toBeInViewport({ ratio: 1 });
});

test('in a low window a page that opens at its chat has the field to write in above the bar', async ({
  page,
  statesAt,
}) => {
  const lowWindows = [
    { width: 740, height: 360 },
    { width: 844, height: 390 },
  ];
  for (const name of ['chat', 'chat-empty'])
    for (const size of lowWindows) {
      const where = `${name}, ${String(size.width)}`;
      await show(page, statesAt, name, 'cs', size);
      const bar = page.getByRole('navigation').last();
      const isBar = size.width < 768;
      const field = await boxOf(page.locator('#chat').getByRole('textbox'));
      const { top } = await boxOf(page.locator('#chat'));
      expect(top, where).toBeGreaterThanOrEqual((await boxOf(page.locator('header').first())).bottom - 1);
      expect(field.bottom, where).toBeLessThanOrEqual(isBar ? (await boxOf(bar)).top : size.height);
      expect(field.top, where).toBeGreaterThan(top);
    }
});
