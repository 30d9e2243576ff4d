import { expect, it } from 'vitest';
import { aMessage } from '@/features/chat/data/message.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import { arrangeChats, type ChatOfMatch } from './arrange-chats';

const chat = (matchId: number, written: string | null, unread = 0, starts = '10'): ChatOfMatch => ({
  matchId,
  title: '',
  match: { starts_at: `2026-11-${starts}T18:00:00Z` } as Match,
  unread,
  last: written === null ? null : { ...aMessage(matchId), created_at: `2026-11-${written}T10:00:00Z` },
});

it('has the unread first, then the last written, then the empty as their matches begin', () => {
  const chats = [
    chat(1, '05'),
    chat(2, null, 0, '25'),
    chat(3, '02', 1),
    chat(4, '07'),
    chat(5, '03', 4),
    chat(6, null, 0, '24'),
  ];
  expect(arrangeChats(chats).map(({ matchId }) => matchId)).toEqual([5, 3, 4, 1, 6, 2]);
});
