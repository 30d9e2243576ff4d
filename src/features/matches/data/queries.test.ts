// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import { problemError } from '@/api/testing/answers.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import { aMatch, aParticipation } from './match.fixture';
import { cacheConfirmation, getListedMatches, matchQuery, upcomingMatchesQuery } from './queries';

function createClientWithAnswer(body: unknown) {
  setTransport(async () => body);
  return createQueryClient();
}

it('keeps a match only once when a faulty backend lists it twice', async () => {
  const client = createClientWithAnswer([aMatch({ id: 1 }), aMatch({ id: 2 }), aMatch({ id: 1 })]);
  const list = await client.query(upcomingMatchesQuery());
  expect(list.map(({ id }) => id)).toEqual([1, 2]);
});

it('keeps a participant only once when a faulty backend lists the person twice', async () => {
  const participants = [4, 5, 4].map((pid) => ({ pid }));
  const client = createClientWithAnswer({ ...aMatch({ id: 1 }), participants });
  const match = await client.query(matchQuery(1));
  expect(match.participants.map(({ pid }) => pid)).toEqual([4, 5]);
});

describe('the first fetch of the list', () => {
  const mine = aMatch({ id: 900, my_participation: aParticipation() });
  const others = (count: number): Match[] =>
    Array.from({ length: count }, (_, index) => aMatch({ id: index + 1 }));
  /** What each kind of backend answers to a call with `limit`, of 70 matches of others and one of mine. */
  const backends = {
    'knows `limit`': (limit: number) => [...others(limit), mine],
    'ignores `limit`': () => [...others(70), mine],
    'refuses `limit`': () => {
      throw problemError(400, 'unknown_parameter');
    },
  };

  it.each([
    ['knows `limit`', 2],
    ['ignores `limit`', 1],
    ['refuses `limit`', 2],
  ] as const)('of a backend that %s ends with all matches after %s calls', async (kind, callCount) => {
    const calls: string[] = [];
    setTransport(async (url) => {
      calls.push(url);
      const limit = new URL(url, 'http://localhost').searchParams.get('limit');
      return limit === null ? [...others(70), mine] : backends[kind](Number(limit));
    });
    const client = createQueryClient();
    expect(await client.query(upcomingMatchesQuery())).toHaveLength(71);
    expect(calls).toHaveLength(callCount);
    client.removeQueries();
    await client.query(upcomingMatchesQuery());
    // A refusal is remembered for the page.
    expect(calls).toHaveLength(kind === 'refuses `limit`' ? 3 : 2 * callCount);
  });

  it('has the first matches and all of mine before all are there', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    setTransport(async (url) => {
      if (url.includes('limit')) return backends['knows `limit`'](60);
      await released;
      return [...others(70), mine];
    });
    const client = createQueryClient();
    const list = client.query(upcomingMatchesQuery());
    await vi.waitFor(() => expect(getListedMatches(client)).toHaveLength(61));
    cacheConfirmation(client, {
      status: 'confirmed',
      pid: mine.my_participation!.pid,
      confirmed_at: '2026-11-20T18:00:00Z',
      match: mine,
    });
    expect(getListedMatches(client)?.at(-1)?.my_participation?.status).toBe('confirmed');
    release();
    expect(await list).toHaveLength(71);
    expect(getListedMatches(client)).toHaveLength(71);
  });
});
