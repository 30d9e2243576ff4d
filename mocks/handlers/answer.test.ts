import { expect, it } from 'vitest';
import { expectConsole } from '../../tests/setup/console.ts';
import { createTestCalls } from './calls.harness.ts';

it('reports a response that does not match the contract', async () => {
  const { store, get } = createTestCalls();
  store.state.cities[0]!.country_code = 'Czechia';
  expectConsole('error', 'getCities: Error: The answer does not fit the contract');
  expect(await get('/api/user/cities')).toMatchObject({ status: 500, body: { code: 'internal_error' } });
});

it('responds only after the state is saved', async () => {
  const savedAttempts: number[] = [];
  const { post } = createTestCalls(async (state) => {
    await Promise.resolve();
    savedAttempts.push(state.attempts.length);
  });
  const login = { body: { username: 'jana', password: 'špatně' } };
  expect((await post('/api/user/login', login)).status).toBe(401);
  expect(savedAttempts).toEqual([1]);
});

it('responds with 500 when the state cannot be saved', async () => {
  const { post } = createTestCalls(() => Promise.reject(new Error('disk full')));
  expectConsole('error', 'disk full');
  const login = { body: { username: 'jana', password: 'hrajem-jana' } };
  expect(await post('/api/user/login', login)).toMatchObject({
    status: 500,
    body: { code: 'internal_error' },
  });
});
