import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';

/** A message of Petr's in match 12, for tests; give what matters. */
export const aMessage = (id: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  match_id: 12,
  sender: { id: 4, display_name: 'Petr Dvořák', profile_picture: null },
  kind: 'text',
  message: `zpráva ${String(id)}`,
  created_at: '2026-11-20T18:00:00+01:00',
  is_mine: false,
  ...fields,
});

/** The same, written by me. */
export const myMessage = (id: number, message: string): ChatMessage =>
  aMessage(id, {
    message,
    is_mine: true,
    sender: { id: 1, display_name: 'Jana Nováková', profile_picture: null },
  });
