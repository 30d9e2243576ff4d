// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMatch } from './match.fixture';
import { type Act, asPressed, pendingAct, useIsPending, usePendingActs } from './pending';

/** A client in which somebody has pressed the button of match 7; the backend answers when told to. */
function pressed(act: Act) {
  const client = new QueryClient();
  let agree = (): void => undefined;
  let refuse = (): void => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    agree = resolve;
    refuse = () => reject(new Error('Refused.'));
  });
  const done = client
    .getMutationCache()
    .build(client, { mutationFn: () => answer, meta: { participation: { id: 7, act } } })
    .execute(undefined);
  return { client, agree, refuse, done };
}

test.each(['join', 'leave'] as const)(
  '%s is pending for its match until it is answered, however',
  async (act) => {
    for (const outcome of ['agree', 'refuse'] as const) {
      const { client, done, ...backend } = pressed(act);
      const { result } = renderHook(
        () => ({ acts: usePendingActs(), is: useIsPending(7), isOther: useIsPending(8) }),
        {
          wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
        },
      );
      expect([pendingAct(client, 7), pendingAct(client, 8)]).toEqual([act, undefined]);
      expect(result.current).toEqual({ acts: new Map([[7, act]]), is: true, isOther: false });
      backend[outcome]();
      await done.catch(() => undefined);
      expect(pendingAct(client, 7), outcome).toBeUndefined();
      await waitFor(() =>
        expect(result.current, outcome).toEqual({ acts: new Map(), is: false, isOther: false }),
      );
    }
  },
);

test('a match for which nothing was pressed stays the same object', () => {
  const read = aMatch();
  expect(asPressed(read, undefined)).toBe(read);
});

test('joining takes a free place', () => {
  const after = asPressed(aMatch({ participants_count: 9, max_participants: 10 }), 'join');
  expect(after.my_participation).toMatchObject({ status: 'joined', waitlist_position: null });
  expect(after).toMatchObject({
    participants_count: 10,
    waitlist_count: 0,
    can_join: false,
    can_leave: true,
  });
});

test('joining a full match takes the last position of the waiting list', () => {
  const after = asPressed(
    aMatch({ participants_count: 10, max_participants: 10, waitlist_count: 2 }),
    'join',
  );
  expect(after.my_participation).toMatchObject({ status: 'waitlisted', waitlist_position: 3 });
  expect(after).toMatchObject({ participants_count: 10, waitlist_count: 3 });
});

test('joining twice changes nothing', () => {
  const once = asPressed(aMatch(), 'join');
  expect(asPressed(once, 'join')).toBe(once);
});

test('leaving frees the place', () => {
  const after = asPressed(asPressed(aMatch({ participants_count: 7 }), 'join'), 'leave');
  expect(after).toMatchObject({
    participants_count: 7,
    my_participation: null,
    can_join: true,
    can_leave: false,
  });
});

test('leaving a roster that others wait for lets the first of them move up', () => {
  const mine = asPressed(aMatch({ participants_count: 9, max_participants: 10 }), 'join');
  expect(asPressed({ ...mine, waitlist_count: 2 }, 'leave')).toMatchObject({
    participants_count: 10,
    waitlist_count: 1,
  });
});

test('leaving the waiting list touches the waiting list only', () => {
  const waiting = asPressed(
    aMatch({ participants_count: 10, max_participants: 10, waitlist_count: 2 }),
    'join',
  );
  expect(asPressed(waiting, 'leave')).toMatchObject({ participants_count: 10, waitlist_count: 2 });
});

test('leaving without a part changes nothing', () => {
  const match = aMatch();
  expect(asPressed(match, 'leave')).toBe(match);
});
