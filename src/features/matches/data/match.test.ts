import { expect, it } from 'vitest';
import type { Match } from '@/generated/schemas/match.zod';
import { aMatch, myParticipation } from './match.fixture';
import { findOverlappingMatch, myNextMatches, withOptimisticUpdate } from './match';

const at = (time: string): string => `2026-11-24T${time}:00+01:00`;
const now = Date.parse(at('12:00'));

const myMatch = (start: string, end: string, status: 'joined' | 'waitlisted' = 'joined') =>
  aMatch({ starts_at: at(start), ends_at: at(end), my_participation: myParticipation({ status }) });

it('lists my matches from the running one to the last, with those on whose waiting list I am', () => {
  const running = myMatch('11:00', '13:00');
  const [soon, later] = [myMatch('18:00', '19:00', 'waitlisted'), myMatch('20:00', '21:00')];
  expect(myNextMatches([later, soon, running], now)).toEqual([running, soon, later]);
  expect(myNextMatches([later, soon, running], Date.parse(running.ends_at))).toEqual([soon, later]);
});

it.each([
  ['is not mine', { ...myMatch('18:00', '19:00'), my_participation: null }],
  ['is cancelled', { ...myMatch('18:00', '19:00'), status: 'cancelled' as const }],
  ['is running while I am on its waiting list', myMatch('11:00', '13:00', 'waitlisted')],
])('leaves out a match that %s', (_, match) => {
  expect(myNextMatches([match], now)).toEqual([]);
});

const match = aMatch({ id: 1, starts_at: '2026-11-24T18:00:00+01:00', ends_at: '2026-11-24T19:30:00+01:00' });
const myOverlap = (fields: Parameters<typeof aMatch>[0]) =>
  withOptimisticUpdate(aMatch({ id: 2, ...fields }), 'join');

it.each([
  ['begins before the other ends', '2026-11-24T19:00:00+01:00', '2026-11-24T20:00:00+01:00', true],
  ['contains the other, written in another time zone', '2026-11-24T16:00:00Z', '2026-11-24T19:00:00Z', true],
  ['begins when the other ends', '2026-11-24T19:30:00+01:00', '2026-11-24T21:00:00+01:00', false],
  ['is on another day', '2026-11-25T18:00:00+01:00', '2026-11-25T19:30:00+01:00', false],
])('finds an overlap or not when my match %s', (_, starts_at, ends_at, expected) => {
  const other = myOverlap({ starts_at, ends_at });
  expect(findOverlappingMatch([match, other], match)).toBe(expected ? other : null);
});

it('finds my match in another city that begins as the other ends', () => {
  const times = { starts_at: '2026-11-24T19:30:00+01:00', ends_at: '2026-11-24T21:00:00+01:00' };
  const { venue } = match;
  const other = myOverlap({ ...times, venue: { ...venue, city: { ...venue.city, id: venue.city.id + 1 } } });
  expect(findOverlappingMatch([match, other], match)).toBe(other);
});

it('ignores a cancelled match, one that is not mine, and the match itself', () => {
  expect(findOverlappingMatch([myOverlap({ status: 'cancelled' })], match)).toBeNull();
  expect(findOverlappingMatch([aMatch({ id: 2 })], match)).toBeNull();
  expect(findOverlappingMatch([withOptimisticUpdate(match, 'join')], match)).toBeNull();
});

const full = { participants_count: 10, max_participants: 10, waitlist_count: 2 };
const joinedMatch = (match: Partial<Match>): Match => withOptimisticUpdate(aMatch(match), 'join');

it.each([
  [
    'joining takes a free spot',
    joinedMatch({ participants_count: 9, max_participants: 10 }),
    {
      my_participation: { status: 'joined', waitlist_position: null },
      participants_count: 10,
      waitlist_count: 0,
      can_join: false,
      can_leave: true,
    },
  ],
  [
    'joining a full match takes the last position of the waiting list',
    joinedMatch(full),
    {
      my_participation: { status: 'waitlisted', waitlist_position: 3 },
      participants_count: 10,
      waitlist_count: 3,
    },
  ],
  [
    'leaving frees the spot',
    withOptimisticUpdate(joinedMatch({ participants_count: 7 }), 'leave'),
    { participants_count: 7, my_participation: null, can_join: true, can_leave: false },
  ],
  [
    'leaving gives the spot to the first on the waiting list',
    withOptimisticUpdate(
      { ...joinedMatch({ participants_count: 9, max_participants: 10 }), waitlist_count: 2 },
      'leave',
    ),
    { participants_count: 10, waitlist_count: 1 },
  ],
  [
    'leaving the waiting list changes only the waiting list',
    withOptimisticUpdate(joinedMatch(full), 'leave'),
    { participants_count: 10, waitlist_count: 2 },
  ],
])('%s', (_, updated, expected) => expect(updated).toMatchObject(expected));
