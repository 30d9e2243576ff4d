// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Match } from '@/generated/schemas/match.zod';
import { aMatch } from './match.fixture';
import { withOptimisticUpdate } from './optimistic-update';

const full = { participants_count: 10, max_participants: 10, waitlist_count: 2 };
const joined = (match: Partial<Match>): Match => withOptimisticUpdate(aMatch(match), 'join');

test.each([
  [
    'joining takes a free place',
    joined({ participants_count: 9, max_participants: 10 }),
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
    joined(full),
    {
      my_participation: { status: 'waitlisted', waitlist_position: 3 },
      participants_count: 10,
      waitlist_count: 3,
    },
  ],
  [
    'leaving frees the place',
    withOptimisticUpdate(joined({ participants_count: 7 }), 'leave'),
    { participants_count: 7, my_participation: null, can_join: true, can_leave: false },
  ],
  [
    'leaving a roster that others wait for lets the first of them move up',
    withOptimisticUpdate(
      { ...joined({ participants_count: 9, max_participants: 10 }), waitlist_count: 2 },
      'leave',
    ),
    { participants_count: 10, waitlist_count: 1 },
  ],
  [
    'leaving the waiting list touches the waiting list only',
    withOptimisticUpdate(joined(full), 'leave'),
    { participants_count: 10, waitlist_count: 2 },
  ],
])('%s', (_, after, is) => expect(after).toMatchObject(is));
