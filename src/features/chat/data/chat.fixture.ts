import { examples } from '@/generated/examples';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';

/** A text message from Petr; `fields` override the defaults. */
export const createMessage = (id: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  ...examples.getChatNotification.unread.last_message,
  id,
  message: `zpráva ${String(id)}`,
  created_at: '2026-11-20T18:00:00+01:00',
  ...fields,
});

export const createMyMessage = (id: number, message: string): ChatMessage =>
  createMessage(id, { message, is_mine: true, sender: examples.sendChatMessage.sent.sender });

/** Two unread messages in a match; the id of the newest message is ten times the id of the match. */
export const createNotification = (
  match_id: number,
  fields: Partial<ChatNotification> = {},
): ChatNotification => ({
  ...examples.getChatNotification.unread,
  match_id,
  match_title: `Zápas ${String(match_id)}`,
  unread_count: 2,
  last_message: createMessage(match_id * 10),
  updated_at: '2026-11-20T18:00:00+01:00',
  ...fields,
});
