import { expect, it } from 'vitest';
import { setTransport } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import { aMatch } from './match.fixture';
import { matchQuery, upcomingMatchesQuery } from './queries';

/** Creates a query client whose requests all get this answer. */
function createClientWithAnswer(body: unknown) {
  setTransport(async () => body);
  return createQueryClient();
}

it('removes a match that a faulty backend lists twice', async () => {
  const client = createClientWithAnswer([aMatch({ id: 1 }), aMatch({ id: 2 }), aMatch({ id: 1 })]);
  const list = await client.query(upcomingMatchesQuery());
  expect(list.map(({ id }) => id)).toEqual([1, 2]);
});

it('removes a participant that a faulty backend lists twice', async () => {
  const participants = [4, 5, 4].map((pid) => ({ pid }));
  const client = createClientWithAnswer({ ...aMatch({ id: 1 }), participants });
  const match = await client.query(matchQuery(1));
  expect(match.participants.map(({ pid }) => pid)).toEqual([4, 5]);
});
