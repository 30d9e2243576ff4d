import { examples } from '@/generated/examples';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { createMessage } from './message.fixture';

/** Two unread messages in a match; the id of the newest is ten times that of the match. */
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
