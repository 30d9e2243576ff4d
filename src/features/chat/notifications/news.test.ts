import { describe, expect, it } from 'vitest';
import { aMessage, myMessage } from '@/features/chat/data/a-message.fixture';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { withoutMatch } from './data';
import { newsSince, toldOf } from './news';

const unread = (match_id: number, fields: Partial<ChatNotification> = {}): ChatNotification => ({
  match_id,
  match_title: `Zápas ${String(match_id)}`,
  unread_count: 2,
  last_message: aMessage(match_id * 10),
  updated_at: '2026-11-20T18:00:00+01:00',
  ...fields,
});

describe('news', () => {
  it('is what has come since it was told, in any match', () => {
    const told = toldOf([unread(1), unread(2)]);
    const now = [unread(1), unread(2, { last_message: aMessage(25) }), unread(3)];
    expect(newsSince(told, now).map(({ match_id }) => match_id)).toEqual([2, 3]);
    expect(newsSince(toldOf(now), now)).toEqual([]);
  });

  it('is not what I wrote myself', () => {
    expect(newsSince(new Map(), [unread(1, { last_message: myMessage(9, 'jo') })])).toEqual([]);
  });
});

it('takes a match that was read out of the notifications', () => {
  const present = { total_unread: 4, results: [unread(1), unread(2)] };
  expect(withoutMatch(present, 1)).toEqual({ total_unread: 2, results: [unread(2)] });
  expect(withoutMatch(present, 9)).toEqual(present);
});
