import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { NetworkError } from '@/api/problem';
import { aMatch, myParticipation } from '@/features/matches/data/match.fixture';
import { prefetchMatches } from './prefetch-matches';

const now = Date.UTC(2026, 10, 20, 17);
const hour = 3_600_000;

const at = (hours: number): string => new Date(now + hours * hour).toISOString();
const participation = myParticipation();
const match = (id: number, hours: number, change = {}) =>
  aMatch({ id, starts_at: at(hours), ends_at: at(hours + 1), my_participation: participation, ...change });

/** More matches than are prefetched, unordered, some of them not mine. */
const matches = [
  match(7, 70),
  match(1, 10),
  match(2, 20),
  match(3, 30, { my_participation: null }),
  match(4, 40, { status: 'cancelled' }),
  match(5, 50),
  match(6, 60),
  match(8, 80),
  match(9, -3),
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
    if (kind === 'match') return Promise.resolve({ ...match(Number(id), 1), participants: [] });
    if (kind === 'messages') return Promise.resolve({ results: [], last_read_message_id: null });
    return Promise.resolve({ message_count: id === '2' ? 301 : 300 });
  });
});

afterEach(() => void vi.useRealTimers());

it('prefetches my next five matches with their chats, except long chats', async () => {
  await prefetchMatches(new QueryClient(), {});
  expect(requests).toEqual(
    [1, 2, 5, 6, 7].flatMap((id) => [
      `match ${id}`,
      `summary ${id}`,
      ...(id === 2 ? [] : [`messages ${id}`]),
    ]),
  );
});

it('skips answers that were cached within the last hour', async () => {
  const listings = Object.fromEntries(
    [1, 5, 6, 7, 8].flatMap((id) => [
      [`/api/match/${id}/`, { at: now - hour + 1, bytes: 1 }],
      [`/api/match/${id}/chat/messages/`, { at: id === 5 ? now - hour : now, bytes: 1 }],
    ]),
  );
  await prefetchMatches(new QueryClient(), listings);
  expect(requests).toEqual(['match 2', 'summary 2', 'summary 5', 'messages 5']);
});

it('makes no calls after another call has failed', async () => {
  const client = new QueryClient();
  const failing = { queryKey: ['/api/chat/'], queryFn: () => Promise.reject(new NetworkError('refused')) };
  await client.query(failing).catch(() => undefined);
  await prefetchMatches(client, {});
  expect(requests).toEqual([]);
});
