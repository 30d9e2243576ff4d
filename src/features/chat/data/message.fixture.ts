import { examples } from '@/generated/examples';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';

/** A message of Petr's in match 12, for tests; give what matters. */
export const createMessage = (id: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  ...examples.getChatNotification.unread.last_message,
  id,
  message: `zpráva ${String(id)}`,
  created_at: '2026-11-20T18:00:00+01:00',
  ...fields,
});

/** The same, written by me. */
export const createMyMessage = (id: number, message: string): ChatMessage =>
  createMessage(id, { message, is_mine: true, sender: examples.sendChatMessage.sent.sender });
