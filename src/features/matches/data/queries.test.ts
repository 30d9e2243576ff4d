import { expect, it } from 'vitest';
import { setTransport } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import { aMatch } from './match.fixture';
import { matchQuery, upcomingMatchesQuery } from './queries';

/** A client whose every call is answered so. */
function answering(body: unknown) {
  setTransport(async () => body);
  return createQueryClient();
}

it('shows a match once that a faulty backend lists twice', async () => {
  const client = answering([aMatch({ id: 1 }), aMatch({ id: 2 }), aMatch({ id: 1 })]);
  const list = await client.query(upcomingMatchesQuery());
  expect(list.map(({ id }) => id)).toEqual([1, 2]);
});

it('shows a person once that stands on the roster twice', async () => {
  const participants = [4, 5, 4].map((pid) => ({ pid }));
  const client = answering({ ...aMatch({ id: 1 }), participants });
  const match = await client.query(matchQuery(1));
  expect(match.participants.map(({ pid }) => pid)).toEqual([4, 5]);
});
