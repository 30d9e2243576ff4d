import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aMatch } from './match.fixture';
import { type Act, asPressed, participationKey } from './pending';

/** A client in which somebody has pressed the button of match 7; the backend answers when told to. */
function pressed(act: Act) {
  const client = new QueryClient();
  let agree = (): void => undefined;
  let refuse = (): void => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    agree = resolve;
    refuse = () => reject(new Error('Refused.'));
  });
  const options = { mutationKey: participationKey(7), mutationFn: () => answer };
  const done = client.getMutationCache().build<void, Error, Act, unknown>(client, options).execute(act);
  return { client, agree, refuse, done };
}

test('a match that is read while joining is on its way is shown as joined', () => {
  const { client } = pressed('join');
  const read = aMatch({ id: 7, participants_count: 4 });
  expect(asPressed(client, read)).toMatchObject({
    participants_count: 5,
    my_participation: { status: 'joined' },
    can_leave: true,
  });
});

test('one that is read while leaving is on its way is shown as left', () => {
  const joined = asPressed(pressed('join').client, aMatch({ id: 7, participants_count: 4 }));
  expect(asPressed(pressed('leave').client, joined)).toMatchObject({
    participants_count: 4,
    my_participation: null,
    can_join: true,
  });
});

test('another match stays as it was read', () => {
  const read = aMatch({ id: 8 });
  expect(asPressed(pressed('join').client, read)).toBe(read);
});

test('once the backend has answered, what is read counts', async () => {
  const read = aMatch({ id: 7 });
  for (const outcome of ['agree', 'refuse'] as const) {
    const { client, done, ...backend } = pressed('join');
    backend[outcome]();
    await done.catch(() => undefined);
    expect(asPressed(client, read), outcome).toBe(read);
  }
});
