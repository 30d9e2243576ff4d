// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Match } from '@/generated/schemas/match.zod';
import { aMatch } from './match.fixture';
import { withOptimisticUpdate } from './optimistic-update';

const full = { participants_count: 10, max_participants: 10, waitlist_count: 2 };
const joinedMatch = (match: Partial<Match>): Match => withOptimisticUpdate(aMatch(match), 'join');

test.each([
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
