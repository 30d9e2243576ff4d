import { expect, it } from 'vitest';
import { aNotification } from './notification.fixture';
import { withNotification, withoutMatch } from './unread';

it('takes a match that was read out of the notifications', () => {
  const present = { total_unread: 4, results: [aNotification(1), aNotification(2)] };
  expect(withoutMatch(present, 1)).toEqual({ total_unread: 2, results: [aNotification(2)] });
  expect(withoutMatch(present, 9)).toEqual(present);
});

it('takes what is known of one match by now, the newest message first', () => {
  const present = { total_unread: 4, results: [aNotification(3), aNotification(1)] };
  const two = aNotification(2, { unread_count: 5 });
  expect(withNotification(present, two)).toEqual({
    total_unread: 9,
    results: [aNotification(3), two, aNotification(1)],
  });
  const news = aNotification(1, { unread_count: 3 });
  expect(withNotification(present, news)).toEqual({ total_unread: 5, results: [aNotification(3), news] });
  expect(withNotification(present, aNotification(3, { unread_count: 0 }))).toEqual({
    total_unread: 2,
    results: [aNotification(1)],
  });
});
