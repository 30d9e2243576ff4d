import { examples } from '@/generated/examples';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';

/** A text by Petr; `fields` override the defaults. */
export const createMessage = (id: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  ...examples.getChatNotification.unread.last_message,
  id,
  message: `zpráva ${String(id)}`,
  created_at: '2026-11-20T18:00:00+01:00',
  ...fields,
});

/** A text by the signed-in person. */
export const createMyMessage = (id: number, message: string): ChatMessage =>
  createMessage(id, { message, is_mine: true, sender: examples.sendChatMessage.sent.sender });
