// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import { problemError } from '@/api/testing/answers.fixture';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { createMessage } from './chat.fixture';
import { useEarlierMessages } from './earlier-messages';
import { fitsSummary, withSummary } from './messages';
import { hasOtherWords, type LoadedChat, withEarlierPage, withNewestPage } from './pages';
import { messagesQuery } from './queries';

afterEach(cleanup);

/** Messages with the ids from `first` to `last`. */
const range = (first: number, last: number): ChatMessage[] =>
  Array.from({ length: last - first + 1 }, (_, index) => createMessage(first + index));
const chatOf = (results: ChatMessage[], mark: Partial<LoadedChat> = {}): LoadedChat => ({
  results,
  last_read_message_id: null,
  ...mark,
});
/** A short form of a chat: its ids, and the number of its earlier messages as far as there are any. */
const shortOf = (chat: LoadedChat | null) =>
  chat && [
    chat.results[0]?.id,
    chat.results.at(-1)?.id,
    chat.results.length,
    ...('earlierCount' in chat ? [chat.earlierCount] : []),
  ];

describe('a chat of 700 messages', () => {
  const all = range(1, 700);
  const refuse = (): never => {
    throw problemError(400, 'unknown_parameter');
  };
  const take = (limit: number, before = Infinity) => all.filter(({ id }) => id < before).slice(-limit);
  /** What each kind of backend answers to a call with parameters. */
  const backends: Record<string, (limit: number, before?: number) => ChatMessage[]> = {
    'knows the parameters': take,
    'ignores them': () => all,
    'refuses them': refuse,
    'ignores `before`': (limit, before) => (before === undefined ? take(limit) : all),
    'ignores only `before`': (limit) => take(limit),
    'refuses `before`': (limit, before) => (before === undefined ? take(limit) : refuse()),
  };

  it.each([
    ['knows the parameters', ['limit=100', 'limit=500&before=601', 'limit=500&before=101']],
    ['ignores them', ['limit=100']],
    ['refuses them', ['limit=100', '']],
    ['ignores `before`', ['limit=100', 'limit=500&before=601']],
    ['ignores only `before`', ['limit=100', 'limit=500&before=601', '']],
    ['refuses `before`', ['limit=100', 'limit=500&before=601', '']],
  ])('of a backend that %s is loaded by the calls %j', async (kind, expectedCalls) => {
    const calls: string[] = [];
    setTransport(async (url) => {
      const { searchParams } = new URL(url, 'http://localhost');
      calls.push(String(searchParams));
      const [limit, before] = ['limit', 'before'].map((name) => searchParams.get(name));
      const results = limit ? backends[kind]!(Number(limit), before ? Number(before) : undefined) : all;
      return { results: structuredClone(results), last_read_message_id: null };
    });
    const client = createQueryClient();
    const chats: LoadedChat[] = [];
    renderHook(
      () => {
        const { data } = useQuery(messagesQuery(1));
        useEarlierMessages(1, data, true);
        if (data) chats.push(data);
      },
      {
        wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
      },
    );
    await waitFor(() => expect(chats.at(-1) && shortOf(chats.at(-1)!)).toEqual([1, 700, 700]));
    expect(calls).toEqual(expectedCalls);
    await client.refetchQueries(messagesQuery(1));
    // A refusal is remembered for the page.
    expect(calls.at(-1)).toBe(kind.startsWith('refuses') ? '' : 'limit=100');
    const chat = client.getQueryData(messagesQuery(1).queryKey)!;
    expect(shortOf(chat)).toEqual([1, 700, 700]);
    // A message that stays the same object is not rendered again.
    const messages = new Set(chat.results);
    expect(chats.flatMap(({ results }) => results).filter((message) => !messages.has(message))).toEqual([]);
  });
});

it('earlier messages are asked for when idle, but not while the person saves data', async () => {
  setTransport(async () => ({ results: range(1, 100), last_read_message_id: null }));
  const client = createQueryClient();
  const load = () =>
    renderHook(() => useEarlierMessages(1, chatOf(range(601, 700), { earlierCount: null }), false), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
  const countQueries = () => client.getQueryCache().findAll({ type: 'active' }).length;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  Object.assign(navigator, { connection: { saveData: true } });
  const { unmount } = load();
  expect(countQueries()).toBe(0);
  unmount();
  Reflect.deleteProperty(navigator, 'connection');
  load();
  expect(countQueries()).toBe(1);
});

it.each([
  ['adds what is newer to all', chatOf(range(1, 300)), range(203, 302), [1, 302, 302]],
  [
    'adds what is newer to a part',
    chatOf(range(150, 300), { earlierCount: 149 }),
    range(203, 302),
    [150, 302, 153, 149],
  ],
  ['drops what does not reach up to it', chatOf(range(1, 200)), range(301, 400), [301, 400, 100, null]],
  [
    'drops the few that were kept on the device',
    chatOf(range(250, 300), { earlierCount: null }),
    range(203, 302),
    [203, 302, 100, null],
  ],
  ['is a part where nothing is known', undefined, range(301, 400), [301, 400, 100, null]],
] as const)('the newest page %s', (_, chat, results, expected) => {
  expect(shortOf(withNewestPage(chat, chatOf(results)))).toEqual(expected);
});

it('all messages in place of an earlier page are all, also when they are as many as a page has', () => {
  const chat = chatOf(range(401, 500), { earlierCount: null });
  expect(shortOf(withEarlierPage(chat, 401, chatOf(range(1, 500))))).toEqual([1, 500, 500]);
});

it('an earlier page that does not reach up to the chat any more is left out', () => {
  const chat = chatOf(range(900, 999), { earlierCount: null });
  expect(withEarlierPage(chat, 601, chatOf(range(101, 600)))).toBe(chat);
});

it.each([
  ['learns how many are earlier', null, 250, 200, [101, 200, 100, 150]],
  ['learns that all are there', null, 100, 200, [101, 200, 100]],
  ['adds one new message', 100, 201, 201, [101, 201, 101, 100]],
  ['misses two new messages', 100, 202, 202, null],
  ['misses what is new while the number is unknown', null, 201, 201, null],
  ['misses an earlier message', 100, 201, 200, null],
] as const)('a part with a summary %s', (_, earlierCount, message_count, lastId, expected) => {
  const summary = { message_count, last_message: createMessage(lastId) };
  expect(shortOf(withSummary(chatOf(range(101, 200), { earlierCount }), summary))).toEqual(expected);
});

it('all is read anew when its number is wrong, or its events are in another language', () => {
  const summary = (message_count: number, id = 200) => ({ message_count, last_message: createMessage(id) });
  const chat = chatOf(range(1, 200));
  expect([summary(200), summary(201), summary(201, 201)].map((item) => fitsSummary(chat, item))).toEqual([
    true,
    false,
    true,
  ]);
  const eventOf = (message: string) => chatOf([createMessage(7, { kind: 'system', message })]);
  expect(hasOtherWords(eventOf('joined'), eventOf('joined'))).toBe(false);
  expect(hasOtherWords(eventOf('joined'), eventOf('jde hrát'))).toBe(true);
});
