import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { i18n } from './i18n';

/** The parts of the chat on the screen of a match, by their names in the language. */
export function chatParts(page: Page, locale: Locale = 'cs') {
  const { chat } = i18n[locale].LL;
  const section = page.getByRole('region', { name: chat.title(), exact: true });
  const log = section.getByRole('group', { name: chat.messages() });
  const input = section.getByRole('textbox', { name: chat.compose.label() });
  const send = section.getByRole('button', { name: chat.compose.send(), exact: true });
  return {
    /** The link to the chat on the screen of a match. A card of the list has a link of the same name, and a press there is lost when the screen changes. */
    link: page.locator('a[href="#chat"]'),
    section,
    log,
    input,
    send,
    entry: (text: string): Locator => log.getByRole('listitem').filter({ hasText: text }),
    divider: log.getByText(chat.unreadFromHere()),
    jumpToUnread: section.getByRole('button', { name: chat.jumpToUnread() }),
    /** The announcements for screen readers. */
    announced: section.getByRole('log').getByRole('paragraph'),
    async write(text: string): Promise<void> {
      await input.fill(text);
      await send.click();
    },
  };
}
