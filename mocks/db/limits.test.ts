import { expect, it } from 'vitest';
import { clearAttempts, takeAttempt } from './limits.ts';
import { createStore } from './store.ts';
import { NOW, smallState } from './state.fixture.ts';

function clockedStore() {
  const clock = { now: NOW };
  const store = createStore({ state: smallState(), now: () => clock.now });
  const attempt = (whom: string, seconds: number) => {
    clock.now = NOW + seconds * 1000;
    takeAttempt(store, 'login', whom);
  };
  return { store, attempt };
}

const limited = (retryAfter: number) =>
  expect.objectContaining({ code: 'rate_limited', retryAfter }) as Error;

it('lets five attempts through in five minutes and says when the next one is', () => {
  const { attempt } = clockedStore();
  for (const second of [0, 10, 20, 30, 40]) attempt('jana', second);
  expect(() => attempt('jana', 50)).toThrow(limited(250));
  expect(() => attempt('JANA', 299.5)).toThrow(limited(1));
  attempt('jana', 300);
  expect(() => attempt('jana', 301)).toThrow(limited(9));
});

it('forgets after a success, and forgets what is old', () => {
  const { store, attempt } = clockedStore();
  for (const second of [0, 1, 2, 3, 4]) attempt('jana', second);
  clearAttempts(store, 'login', 'jana');
  attempt('jana', 5);
  attempt('alex', 1000);
  expect(store.state.attempts.map(({ key }) => key)).toEqual(['login:alex']);
});
