import type { Locator, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { openState } from '../../gallery/photos/open';
import { expect, test } from './support/states';

// Where things stand on the screen of a state: what a look at its picture finds, and no other test.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 780 };
const desktop = { width: 1280, height: 900 };

async function show(page: Page, origin: string, name: string, locale: Locale, size: typeof phone) {
  await page.setViewportSize(size);
  await openState(page, origin, name, { locale, theme: 'light' });
}

/** Where something is in the window, in pixels. */
async function boxOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { left: x, right: x + width, top: y, bottom: y + height, centre: x + width / 2, height };
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
