import { expect, it } from 'vitest';
import { expectConsole } from '../../tests/setup/console.ts';
import { createTestCalls } from './calls.harness.ts';

it('finds an answer that does not fit the contract', async () => {
  const { store, get } = createTestCalls();
  store.state.cities[0]!.country_code = 'Czechia';
  expectConsole('error', 'getCities: Error: The answer does not fit the contract');
  expect(await get('/api/user/cities')).toMatchObject({ status: 500, body: { code: 'internal_error' } });
});

it('answers only when everything is saved', async () => {
  const saved: number[] = [];
  const { post, store } = createTestCalls(async (state) => {
    await Promise.resolve();
    saved.push(state.attempts.length);
  });
  const login = { body: { username: 'jana', password: 'špatně' } };
  expect((await post('/api/user/login', login)).status).toBe(401);
  expect(saved).toEqual([store.state.attempts.length]);
  expect(saved).toEqual([1]);
});

it('does not say that all is well when it could not be saved', async () => {
  const { post } = createTestCalls(() => Promise.reject(new Error('disk full')));
  expectConsole('error', 'disk full');
  const login = { body: { username: 'jana', password: 'hrajem-jana' } };
  expect(await post('/api/user/login', login)).toMatchObject({
    status: 500,
    body: { code: 'internal_error' },
  });
});
