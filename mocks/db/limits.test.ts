import { expect, it } from 'vitest';
import { clearAttempts, countAttempt } from './limits.ts';
import { createStore } from './store.ts';
import { NOW, smallState } from './state.fixture.ts';

function createStoreWithClock() {
  const clock = { now: NOW };
  const store = createStore({ state: smallState(), now: () => clock.now });
  const attempt = (username: string, seconds: number) => {
    clock.now = NOW + seconds * 1000;
    countAttempt(store, 'login', username);
  };
  return { store, attempt };
}

const rateLimited = (retryAfter: number) =>
  expect.objectContaining({ code: 'rate_limited', retryAfter }) as Error;

it('allows five attempts in five minutes and says when the next one is allowed', () => {
  const { attempt } = createStoreWithClock();
  for (const second of [0, 10, 20, 30, 40]) attempt('jana', second);
  expect(() => attempt('jana', 50)).toThrow(rateLimited(250));
  expect(() => attempt('JANA', 299.5)).toThrow(rateLimited(1));
  attempt('jana', 300);
  expect(() => attempt('jana', 301)).toThrow(rateLimited(9));
});

it('removes attempts after a success and when they are old', () => {
  const { store, attempt } = createStoreWithClock();
  for (const second of [0, 1, 2, 3, 4]) attempt('jana', second);
  clearAttempts(store, 'login', 'jana');
  attempt('jana', 5);
  attempt('alex', 1000);
  expect(store.state.attempts.map(({ key }) => key)).toEqual(['login:alex']);
});
