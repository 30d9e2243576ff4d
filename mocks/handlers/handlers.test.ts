import { getResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { DAY, NOW } from '@mocks/db/state.fixture';
import { createTestBackend } from '@mocks/node';
import { expectConsole } from '../../tests/setup/console.ts';
import { jsonRequest } from '../json-request.ts';

const LOGIN = { username: 'jana', password: 'hrajem-jana' };

const backend = await createTestBackend({ now: () => NOW });
const { access } = await backend.signIn('jana');
const getJson = async (path: string) => (await backend.send('GET', path, undefined, access)).json();

const wrongIds = ['12%2F..%2F13', '%2e%2e%2f', '1.0', '0x10', '012', '-1', '+1', ' 1', '1e3', '٣', 'null'];
it.each(wrongIds)('refuses the match id %s', async (id) => {
  const problem = { code: 'validation_failed', errors: [{ field: 'id' }] };
  expect(await getJson(`/api/match/${encodeURIComponent(id)}/`)).toMatchObject(problem);
});

it('refuses a query parameter that occurs twice', async () => {
  expect(await getJson('/api/match/confirm/?pid=1&pid=2&token=x')).toMatchObject({
    errors: [{ field: 'pid', code: 'invalid' }],
  });
});

it('formats times in the time zone of the match', async () => {
  const matches = (await getJson('/api/match/get-upcoming-matches/')) as Record<string, string>[];
  const londonMatch = matches.find(({ timezone }) => timezone === 'Europe/London');
  expect(londonMatch!['starts_at']).toMatch(/\+00:00$/);
});

it('accepts an idempotency key for a new message after a day', async () => {
  const { match_id } = backend.store.state.participations.find(({ user_id }) => user_id === 1)!;
  const sendMessage = async () => {
    const request = jsonRequest(`http://localhost/api/match/${match_id}/chat/send/`, {
      method: 'POST',
      body: { message: 'Beru míč.' },
      token: (await backend.signIn('jana')).access,
      headers: { 'Idempotency-Key': '5f0c1b52-7a55-4c0e-9d0b-3b1f5f0d7a11' },
    });
    return ((await (await getResponse(backend.handlers, request))!.json()) as { id: number }).id;
  };
  const firstId = await sendMessage();
  backend.clock.shift = DAY - 1;
  expect(await sendMessage()).toBe(firstId);
  backend.clock.shift = DAY;
  expect(await sendMessage()).not.toBe(firstId);
});

it('reports a response that does not match the contract', async () => {
  const { store, send } = await createTestBackend({ now: () => NOW });
  store.state.cities[0]!.country_code = 'Czechia';
  expectConsole('error', 'getCities: Error: The answer does not fit the contract');
  expect(await (await send('GET', '/api/user/cities')).json()).toMatchObject({ code: 'internal_error' });
});

it('responds only after the state is saved', async () => {
  const savedAttempts: number[] = [];
  const { send } = await createTestBackend({
    now: () => NOW,
    save: async ({ attempts }) => {
      await Promise.resolve();
      savedAttempts.push(attempts.length);
    },
  });
  expect((await send('POST', '/api/user/login', { ...LOGIN, password: 'špatně' })).status).toBe(401);
  expect(savedAttempts).toEqual([1]);
});

it('responds with 507 when the state cannot be saved, and reads meanwhile go on', async () => {
  const save = () => Promise.reject(new Error('disk full'));
  const { send } = await createTestBackend({ now: () => NOW, save });
  expectConsole('error', 'disk full');
  const login = send('POST', '/api/user/login', LOGIN);
  const read = send('GET', '/api/user/cities');
  const response = await login;
  expect((await read).status).toBe(200);
  expect([response.status, await response.json()]).toMatchObject([507, { code: 'storage_full' }]);
});

it('responds with 507 also when the failed save of another request has undone a change before it is saved', async () => {
  let failSave: (error: Error) => void = () => undefined;
  const save = vi.fn(() => Promise.resolve());
  save.mockReturnValueOnce(new Promise((_, reject) => (failSave = reject)));
  const { send, store } = await createTestBackend({ now: () => NOW, save });
  expectConsole('error', /disk full|undone/);
  const firstLogin = send('POST', '/api/user/login', LOGIN);
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  const mutate = store.mutate.bind(store);
  vi.spyOn(store, 'mutate').mockImplementation((change) => {
    const result = mutate(change);
    failSave(new Error('disk full'));
    return result;
  });
  const secondLogin = send('POST', '/api/user/login', LOGIN);
  const statuses = (await Promise.all([firstLogin, secondLogin])).map(({ status }) => status);
  expect(statuses).toEqual([507, 507]);
});
