import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setTransport } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { createMessage, createMyMessage, createNotification } from './chat.fixture';
import { withMessage, withSummary } from './messages';
import { messagesQuery, notificationsQuery } from './queries';

const chatOf = (...ids: number[]): ChatMessages => ({
  results: ids.map((id) => createMessage(id)),
  last_read_message_id: null,
});
const idsOf = (chat: ChatMessages | null) => chat?.results.map(({ id }) => id);

describe('withMessage', () => {
  it('returns the same object when the chat has the message', () => {
    const chat = chatOf(1, 3, 5);
    expect(withMessage(chat, createMessage(3))).toBe(chat);
  });

  it('keeps each message once, in any order of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (ids) => {
        const chat = ids.reduce((result, id) => withMessage(result, createMessage(id)), chatOf());
        expect(idsOf(chat)).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
      }),
    );
  });
});

it.each([
  ['keeps the chat when nothing is new', [1, 2], 2, 2, true],
  ['keeps an empty chat', [], 0, null, true],
  ['keeps the chat when the summary is older than my last message', [1, 2, 3], 2, 2, true],
  ['returns null when two messages are missing', [1, 2], 4, 9, false],
  ['returns null when a message was replaced', [1, 2], 2, 9, false],
  ['returns null when an earlier message is missing', [1, 2], 3, 2, false],
  ['returns null when all messages were deleted', [1, 2], 0, null, false],
] as const)('withSummary %s', (_, ids, count, lastId, isKept) => {
  const chat = chatOf(...ids);
  const last_message = lastId === null ? null : createMessage(lastId);
  expect(withSummary(chat, { message_count: count, last_message })).toBe(isKept ? chat : null);
});

it('drops a repeated notification of a faulty backend', async () => {
  setTransport(async () => ({ total_unread: 4, results: [1, 2, 1].map((id) => createNotification(id)) }));
  const { results } = await createQueryClient().query(notificationsQuery());
  expect(results.map(({ match_id }) => match_id)).toEqual([1, 2]);
});

it('sorts the messages of an answer and drops repeated ones', async () => {
  const results = [createMyMessage(7, 'druhá'), createMyMessage(5, 'první'), createMyMessage(7, 'druhá')];
  setTransport(() => Promise.resolve({ results, last_read_message_id: null }));
  const { results: messages } = await createQueryClient().query(messagesQuery(1));
  expect(messages.map(({ id }) => id)).toEqual([5, 7]);
});
