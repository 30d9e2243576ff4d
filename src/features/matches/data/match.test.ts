import { expect, it } from 'vitest';
import type { Match } from '@/generated/schemas/match.zod';
import { findOverlappingMatch, findMyNextMatches, withOptimisticUpdate } from './match';
import { aMatch, aParticipation } from './match.fixture';

const toIso = (time: string): string => `2026-11-24T${time}:00+01:00`;
const now = Date.parse(toIso('12:00'));

const toMyMatch = (start: string, end: string, status: 'joined' | 'waitlisted' = 'joined') =>
  aMatch({ starts_at: toIso(start), ends_at: toIso(end), my_participation: aParticipation({ status }) });

it('lists my matches from the running one to the last, with those on whose waiting list I am', () => {
  const runningMatch = toMyMatch('11:00', '13:00');
  const [nextMatch, laterMatch] = [toMyMatch('18:00', '19:00', 'waitlisted'), toMyMatch('20:00', '21:00')];
  const matches = [laterMatch, nextMatch, runningMatch];
  expect(findMyNextMatches(matches, now)).toEqual([runningMatch, nextMatch, laterMatch]);
  expect(findMyNextMatches(matches, Date.parse(runningMatch.ends_at))).toEqual([nextMatch, laterMatch]);
});

it.each([
  ['is not mine', { ...toMyMatch('18:00', '19:00'), my_participation: null }],
  ['is cancelled', { ...toMyMatch('18:00', '19:00'), status: 'cancelled' as const }],
  ['is running while I am on its waiting list', toMyMatch('11:00', '13:00', 'waitlisted')],
])('my next matches do not include a match that %s', (_, match) => {
  expect(findMyNextMatches([match], now)).toEqual([]);
});

const match = { ...toMyMatch('18:00', '19:30'), id: 1 };
const { venue } = match;

it.each([
  ['begins before the other match ends', toMyMatch('19:00', '20:00'), true],
  [
    'contains the other match, in another time zone',
    aMatch({ ...match, id: 2, starts_at: '2026-11-24T16:00:00Z', ends_at: '2026-11-24T19:00:00Z' }),
    true,
  ],
  ['begins when the other match ends', toMyMatch('19:30', '21:00'), false],
  [
    'begins in another city when the other match ends',
    { ...toMyMatch('19:30', '21:00'), venue: { ...venue, city: { ...venue.city, id: 99 } } },
    true,
  ],
  [
    'is on another day',
    { ...match, id: 2, starts_at: '2026-11-25T18:00:00+01:00', ends_at: '2026-11-25T19:30:00+01:00' },
    false,
  ],
  ['is cancelled', { ...match, id: 2, status: 'cancelled' as const }, false],
  ['is not mine', { ...match, id: 2, my_participation: null }, false],
  ['is the same match', match, false],
])('says whether a listed match is mine and overlaps when it %s', (_, listedMatch, isOverlapping) => {
  expect(findOverlappingMatch([match, listedMatch], match)).toBe(isOverlapping ? listedMatch : null);
});

const createJoinedMatch = (fields: Partial<Match>): Match => withOptimisticUpdate(aMatch(fields), 'join');
const fullMatchFields = { participants_count: 10, max_participants: 10, waitlist_count: 2 };

it.each([
  [
    'joining takes a free spot',
    createJoinedMatch({ participants_count: 9, max_participants: 10 }),
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
    createJoinedMatch(fullMatchFields),
    {
      my_participation: { status: 'waitlisted', waitlist_position: 3 },
      participants_count: 10,
      waitlist_count: 3,
    },
  ],
  [
    'leaving frees the spot',
    withOptimisticUpdate(createJoinedMatch({ participants_count: 7 }), 'leave'),
    { participants_count: 7, my_participation: null, can_join: true, can_leave: false },
  ],
  [
    'leaving gives the spot to the first on the waiting list',
    withOptimisticUpdate(
      { ...createJoinedMatch({ participants_count: 9, max_participants: 10 }), waitlist_count: 2 },
      'leave',
    ),
    { participants_count: 10, waitlist_count: 1 },
  ],
  [
    'leaving the waiting list changes only the waiting list',
    withOptimisticUpdate(createJoinedMatch(fullMatchFields), 'leave'),
    { participants_count: 10, waitlist_count: 2 },
  ],
])('%s', (_, updatedMatch, expected) => expect(updatedMatch).toMatchObject(expected));
