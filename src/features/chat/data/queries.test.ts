import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { refusalOf } from '@/api/answers.fixture';
import { setTransport } from '@/api/http';
import { NetworkError } from '@/api/problem';
import { createQueryClient } from '@/api/query-client';
import { toRefusal } from '@/api/response';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { aMessage, myMessage } from './message.fixture';
import { aNotification } from './notification.fixture';
import { withMessage, withSummary } from './messages';
import { messagesQuery, notificationsQuery, pauseOf, untilDue } from './queries';

const chatOf = (...ids: number[]): ChatMessages => ({
  results: ids.map((id) => aMessage(id)),
  last_read_message_id: null,
});
const idsOf = (chat: ChatMessages | null) => chat?.results.map(({ id }) => id);
const summaryOf = (message_count: number, last: number | null) => ({
  message_count,
  last_message: last === null ? null : aMessage(last),
});

describe('withMessage', () => {
  it('adds a message in its place, whatever came first', () => {
    expect(idsOf(withMessage(chatOf(1, 5), aMessage(3)))).toEqual([1, 3, 5]);
    expect(idsOf(withMessage(chatOf(), aMessage(3)))).toEqual([3]);
    expect(idsOf(withMessage(chatOf(4), aMessage(3)))).toEqual([3, 4]);
  });

  it('keeps the very same chat when the message is there', () => {
    const chat = chatOf(1, 3, 5);
    expect(withMessage(chat, aMessage(3))).toBe(chat);
  });

  it('neither loses nor doubles a message in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (ids) => {
        const chat = ids.reduce((present, id) => withMessage(present, aMessage(id)), chatOf());
        expect(idsOf(chat)).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('withSummary', () => {
  it('keeps the very same chat when nothing is new', () => {
    const chat = chatOf(1, 2);
    expect(withSummary(chat, summaryOf(2, 2))).toBe(chat);
    const empty = chatOf();
    expect(withSummary(empty, summaryOf(0, null))).toBe(empty);
  });

  it('takes the one new message from the summary', () => {
    expect(idsOf(withSummary(chatOf(1, 2), summaryOf(3, 9)))).toEqual([1, 2, 9]);
    expect(idsOf(withSummary(chatOf(), summaryOf(1, 9)))).toEqual([9]);
  });

  it('asks for the list when more has changed', () => {
    expect(withSummary(chatOf(1, 2), summaryOf(4, 9))).toBeNull();
    expect(withSummary(chatOf(1, 2), summaryOf(2, 9))).toBeNull();
    expect(withSummary(chatOf(1, 2), summaryOf(3, 2))).toBeNull();
    expect(withSummary(chatOf(1, 2), summaryOf(0, null))).toBeNull();
  });

  it('lets a summary from before my last message change nothing', () => {
    const chat = chatOf(1, 2, 3);
    expect(withSummary(chat, summaryOf(2, 2))).toBe(chat);
  });
});

type PollState = Parameters<typeof pauseOf>[1]['state'];

const state = (fields: Partial<PollState>): PollState => ({
  status: 'success',
  error: null,
  errorUpdateCount: 0,
  dataUpdatedAt: 0,
  errorUpdatedAt: 0,
  fetchStatus: 'idle',
  ...fields,
});
const down = new NetworkError('down');

it('looks every so often, doubles the pause after each failure up to half a minute, and starts anew when it works', () => {
  const query = { state: state({ errorUpdateCount: 2 }) };
  const fail = () => {
    query.state = state({
      status: 'error',
      error: down,
      errorUpdateCount: query.state.errorUpdateCount + 1,
    });
    return pauseOf(5000, query);
  };
  expect(pauseOf(5000, query)).toBe(5000);
  expect([fail(), fail(), fail(), fail(), fail(), fail()]).toEqual([
    10_000, 20_000, 30_000, 30_000, 30_000, 30_000,
  ]);
  query.state = { ...query.state, status: 'success', error: null };
  expect(pauseOf(5000, query)).toBe(5000);
  expect(fail()).toBe(10_000);
});

it('does not take the next attempt of what has never worked for a success', () => {
  const query = { state: state({ status: 'pending' }) };
  const pauses = [1, 2, 3].map((errorUpdateCount) => {
    query.state = state({ status: 'error', error: down, errorUpdateCount });
    const pause = pauseOf(5000, query);
    query.state = state({ status: 'pending', errorUpdateCount, fetchStatus: 'fetching' });
    pauseOf(5000, query);
    return pause;
  });
  expect(pauses).toEqual([10_000, 20_000, 30_000]);
});

it.each([403, 404])('stops when what it looks at is refused (%i), and goes on after an answer', (status) => {
  const query = { state: state({ status: 'error', error: refusalOf(status), errorUpdateCount: 1 }) };
  expect(untilDue(5000, query)).toBe(false);
  query.state = state({ errorUpdateCount: 1 });
  expect(pauseOf(5000, query)).toBe(5000);
});

it.each([429, 500])('goes on after %i', (status) => {
  const query = { state: state({ status: 'error', error: refusalOf(status), errorUpdateCount: 1 }) };
  expect(pauseOf(5000, query)).toBe(10_000);
});

it.each([
  [120, 120_000],
  [2_147_483_647, 86_400_000],
])('waits as long as the answer asks (%i s), a day at most', (retryAfter, pause) => {
  const error = toRefusal('GET /api/x', 503, undefined, retryAfter);
  expect(pauseOf(5000, { state: state({ status: 'error', error, errorUpdateCount: 1 }) })).toBe(pause);
});

it('counts the pause from the last look, whatever is put into the cache meanwhile', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 100_000 });
  const due = (fields: Partial<PollState>) => untilDue(30_000, { state: state(fields) });
  try {
    expect(due({ dataUpdatedAt: 80_000 })).toBe(10_000);
    expect(due({ dataUpdatedAt: 10_000 })).toBe(1);
    expect(due({ dataUpdatedAt: 10_000, fetchStatus: 'fetching' })).toBe(30_000);
  } finally {
    vi.useRealTimers();
  }
});

it('counts a match once of which a faulty backend tells twice', async () => {
  setTransport(async () => ({ total_unread: 4, results: [1, 2, 1].map((id) => aNotification(id)) }));
  const { results } = await createQueryClient().query(notificationsQuery());
  expect(results.map(({ match_id }) => match_id)).toEqual([1, 2]);
});

it('puts the messages of an answer in their order, each once', async () => {
  const results = [myMessage(7, 'druhá'), myMessage(5, 'první'), myMessage(7, 'druhá')];
  setTransport(() => Promise.resolve({ results, last_read_message_id: null }));
  const { results: shown } = await createQueryClient().query(messagesQuery(1));
  expect(shown.map(({ id }) => id)).toEqual([5, 7]);
});
