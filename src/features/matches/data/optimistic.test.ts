import { expect, test } from 'vitest';
import { aMatch } from './match.fixture';
import { joined, left } from './optimistic';

const now = new Date('2026-11-20T12:00:00Z');

test('joining takes a free place', () => {
  const after = joined(aMatch({ participants_count: 9, max_participants: 10 }), now);
  expect(after.my_participation).toMatchObject({ status: 'joined', waitlist_position: null });
  expect(after).toMatchObject({
    participants_count: 10,
    waitlist_count: 0,
    can_join: false,
    can_leave: true,
  });
});

test('joining a full match takes the last position of the waiting list', () => {
  const after = joined(aMatch({ participants_count: 10, max_participants: 10, waitlist_count: 2 }), now);
  expect(after.my_participation).toMatchObject({ status: 'waitlisted', waitlist_position: 3 });
  expect(after).toMatchObject({ participants_count: 10, waitlist_count: 3 });
});

test('joining twice changes nothing', () => {
  const once = joined(aMatch(), now);
  expect(joined(once, now)).toBe(once);
});

test('leaving frees the place', () => {
  const after = left(joined(aMatch({ participants_count: 7 }), now));
  expect(after).toMatchObject({
    participants_count: 7,
    my_participation: null,
    can_join: true,
    can_leave: false,
  });
});

test('leaving a roster that others wait for lets the first of them move up', () => {
  const mine = joined(aMatch({ participants_count: 9, max_participants: 10 }), now);
  expect(left({ ...mine, waitlist_count: 2 })).toMatchObject({ participants_count: 10, waitlist_count: 1 });
});

test('leaving the waiting list touches the waiting list only', () => {
  const waiting = joined(aMatch({ participants_count: 10, max_participants: 10, waitlist_count: 2 }), now);
  expect(left(waiting)).toMatchObject({ participants_count: 10, waitlist_count: 2 });
});

test('leaving without a part changes nothing', () => {
  const match = aMatch();
  expect(left(match)).toBe(match);
});
