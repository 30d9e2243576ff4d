import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { NetworkError } from '@/api/problem';
import { aMatch, aParticipation } from '@/features/matches/data/match.fixture';
import { prefetchMatches } from './prefetch-matches';

const now = Date.UTC(2026, 10, 20, 17);
const hourMs = 3_600_000;

const timeIn = (hours: number): string => new Date(now + hours * hourMs).toISOString();
const my_participation = aParticipation();
const createMatch = (id: number, hours: number, change = {}) =>
  aMatch({ id, starts_at: timeIn(hours), ends_at: timeIn(hours + 1), my_participation, ...change });

/** More matches than are prefetched, in no order; some are not mine. */
const matches = [
  createMatch(7, 70),
  createMatch(1, 10),
  createMatch(2, 20),
  createMatch(3, 30, { my_participation: null }),
  createMatch(4, 40, { status: 'cancelled' }),
  createMatch(5, 50),
  createMatch(6, 60),
  createMatch(8, 80),
  createMatch(9, -3),
];

let requests: string[] = [];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers({ toFake: ['Date'], now });
  setTransport((url) => {
    if (url.includes('get-upcoming')) return Promise.resolve(matches);
    const [, id = '', rest = ''] = /\/match\/(\d+)\/(.*)$/.exec(url) ?? [];
    const kind = rest.split('/')[1] ?? 'match';
    requests.push(`${kind} ${id}`);
    if (kind === 'match') return Promise.resolve({ ...createMatch(Number(id), 1), participants: [] });
    if (kind === 'messages') return Promise.resolve({ results: [], last_read_message_id: null });
    return Promise.resolve({ message_count: 0 });
  });
});

afterEach(() => void vi.useRealTimers());

it('prefetches my next five matches with their chats', async () => {
  await prefetchMatches(new QueryClient(), {});
  expect(requests).toEqual(
    [1, 2, 5, 6, 7].flatMap((id) => [`match ${id}`, `summary ${id}`, `messages ${id}`]),
  );
});

it('skips answers that were cached within the last hour', async () => {
  const listings = Object.fromEntries(
    [1, 5, 6, 7, 8].flatMap((id) => [
      [`/api/match/${id}/`, { at: now - hourMs + 1, bytes: 1 }],
      [`/api/match/${id}/chat/messages/`, { at: id === 5 ? now - hourMs : now, bytes: 1 }],
    ]),
  );
  await prefetchMatches(new QueryClient(), listings);
  expect(requests).toEqual(['match 2', 'summary 2', 'messages 2', 'summary 5', 'messages 5']);
});

it('makes no calls after another call has failed', async () => {
  const client = new QueryClient();
  const query = { queryKey: ['/api/chat/'], queryFn: () => Promise.reject(new NetworkError('refused')) };
  await client.query(query).catch(() => undefined);
  await prefetchMatches(client, {});
  expect(requests).toEqual([]);
});
