import { expect, it } from 'vitest';
import { setTransport } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import { aMatch } from './match.fixture';
import { matchQuery, upcomingMatchesQuery } from './queries';

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
