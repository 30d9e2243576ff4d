// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Match } from '@/generated/schemas/match.zod';
import { aMatch } from './match.fixture';
import { type Act, asPressed, pendingActs, useIsPending, usePendingActs } from './pending';

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
      expect([pendingActs(client).get(7), pendingActs(client).get(8)]).toEqual([act, undefined]);
      expect(result.current).toEqual({ acts: new Map([[7, act]]), is: true, isOther: false });
      backend[outcome]();
      await done.catch(() => undefined);
      expect(pendingActs(client).get(7), outcome).toBeUndefined();
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

const full = { participants_count: 10, max_participants: 10, waitlist_count: 2 };
const joined = (match: Partial<Match>): Match => asPressed(aMatch(match), 'join');

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
    asPressed(joined({ participants_count: 7 }), 'leave'),
    { participants_count: 7, my_participation: null, can_join: true, can_leave: false },
  ],
  [
    'leaving a roster that others wait for lets the first of them move up',
    asPressed({ ...joined({ participants_count: 9, max_participants: 10 }), waitlist_count: 2 }, 'leave'),
    { participants_count: 10, waitlist_count: 1 },
  ],
  [
    'leaving the waiting list touches the waiting list only',
    asPressed(joined(full), 'leave'),
    { participants_count: 10, waitlist_count: 2 },
  ],
])('%s', (_, after, is) => expect(after).toMatchObject(is));

test('joining twice changes nothing', () => {
  const once = asPressed(aMatch(), 'join');
  expect(asPressed(once, 'join')).toBe(once);
});

test('leaving without a part changes nothing', () => {
  const match = aMatch();
  expect(asPressed(match, 'leave')).toBe(match);
});
