import type { Locator, Page } from '@playwright/test';
import { type ChatMessages } from '@/generated/schemas/chatMessages.zod';
import type { Locale } from '@/lib/locale';
import type { Backend } from './backend';
import { openMatch } from './choose-match';
import { words } from './words';

/** The parts of the chat on the screen of a match, by their names in the language. */
export function chatParts(page: Page, locale: Locale = 'cs') {
  const { chat } = words[locale].LL;
  const section = page.getByRole('region', { name: chat.title(), exact: true });
  const log = section.getByRole('group', { name: chat.messages() });
  const input = section.getByRole('textbox', { name: chat.compose.label() });
  const send = section.getByRole('button', { name: chat.compose.send(), exact: true });
  return {
    section,
    log,
    input,
    send,
    /** Everything in the log that holds the text. */
    entry: (text: string): Locator => log.getByRole('listitem').filter({ hasText: text }),
    divider: log.getByText(chat.unreadFromHere()),
    jumpToUnread: section.getByRole('button', { name: chat.jumpToUnread() }),
    takeBack: section
      .getByRole('button', { name: chat.sending.takeBack() })
      .or(section.getByRole('button', { name: chat.sending.stop() })),
    /** What a screen reader is told of. */
    announced: section.getByRole('log').getByRole('paragraph'),
    async write(text: string): Promise<void> {
      await input.fill(text);
      await send.click();
    },
  };
}

/** Whether the log stands at its newest message. */
export const isAtEnd = (log: Locator): Promise<boolean> =>
  log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 40);

/** A chat of so many messages by two people, an hour apart for each hundred; the last so many are unread. */
function longChat(matchId: number, count: number, unread = 0): ChatMessages {
  const results = Array.from({ length: count }, (_, index) => {
    const isMine = index % 7 === 3;
    return {
      id: 100_000 + index,
      match_id: matchId,
      sender: isMine
        ? { id: 1, display_name: 'Jana Nováková', profile_picture: null }
        : { id: 4, display_name: 'Petr Dvořák', profile_picture: null },
      kind: 'text' as const,
      message: `Zpráva číslo ${index + 1} o tom, kdo přinese míč a kde se sejdeme.`,
      created_at: new Date(Date.now() - (count - index) * 36_000).toISOString(),
      is_mine: isMine,
    };
  });
  return { results, last_read_message_id: results.at(-1 - unread)?.id ?? null };
}

/** A match of jana's whose chat is that long, answered in place of the backend; the last so many are unread, some of them hers. */
export async function planLongChat(
  page: Page,
  backend: Backend,
  count: number,
  last: { length: number; unread: number } = { length: 0, unread: 0 },
): Promise<{ path: string; chat: ChatMessages }> {
  const { id } = await openMatch(backend, 'jana');
  await backend.join('jana', id);
  const chat = longChat(id, count, last.length);
  await page.route(`**/api/match/${id}/chat/messages/`, (route) => route.fulfill({ json: chat }));
  await page.route(`**/api/match/${id}/chat/summary/`, (route) =>
    route.fulfill({
      json: {
        match_id: id,
        message_count: count,
        unread_count: last.unread,
        last_read_message_id: chat.last_read_message_id,
        last_read_at: null,
        last_message: chat.results.at(-1),
      },
    }),
  );
  return { path: `/detail/${id}#chat`, chat };
}
