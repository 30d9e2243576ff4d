import { expect, it } from 'vitest';
import { aNotification } from './notification.fixture';
import { withoutMatch } from './unread';

it('takes a match that was read out of the notifications', () => {
  const present = { total_unread: 4, results: [aNotification(1), aNotification(2)] };
  expect(withoutMatch(present, 1)).toEqual({ total_unread: 2, results: [aNotification(2)] });
  expect(withoutMatch(present, 9)).toEqual(present);
});
