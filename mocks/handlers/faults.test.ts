import { beforeEach, expect, it } from 'vitest';
import { participationOf } from '@mocks/db/matches/roster';
import { createTestBackend, type TestBackend } from '@mocks/node';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const getCities = () => backend.send('GET', '/api/user/cities');

it.each([
  [undefined, 500, 'internal_error'],
  [503, 503, 'service_unavailable'],
  [429, 429, 'rate_limited'],
] as const)('responds with a problem when the fault has the status %s', async (status, sentStatus, code) => {
  backend.faults.add({ target: 'getCities', kind: 'status', times: 1, ...(status && { status }) });
  const response = await getCities();
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '30' : null);
  expect([response.status, await response.json()]).toMatchObject([sentStatus, { status: sentStatus, code }]);
});

it('responds with HTML, invalid JSON, an empty object or a network error', async () => {
  backend.faults.add({ target: 'getCities', kind: 'html', status: 502, times: 1 });
  for (const kind of ['broken_json', 'empty_object', 'reset'] as const)
    backend.faults.add({ target: 'getCities', kind, times: 1 });
  const htmlResponse = await getCities();
  expect([htmlResponse.status, htmlResponse.headers.get('content-type')]).toEqual([502, 'text/html']);
  await expect((await getCities()).json()).rejects.toThrow(SyntaxError);
  expect(await (await getCities()).json()).toEqual({});
  expect((await getCities()).type).toBe('error');
});

it('applies a fault to its operation or path only, as many times as its rule says or until it is cleared', async () => {
  backend.faults.add({ target: 'getCities', kind: 'status', times: 2 });
  backend.faults.add({ target: 'getProfile', kind: 'status' });
  backend.faults.add({ target: '/api/match/', kind: 'status' });
  const responses = [await getCities(), await getCities(), await getCities()];
  expect(responses.map(({ status }) => status)).toEqual([500, 500, 200]);
  const { access } = await backend.signIn('jana');
  const getStatus = async () => (await backend.send('GET', '/api/match/12/', undefined, access)).status;
  expect([await getStatus(), await getStatus()]).toEqual([500, 500]);
  backend.faults.clear();
  expect(await getStatus()).toBe(200);
});

it('makes a request fail before its operation runs, or after it when the fault has `after`', async () => {
  const { id } = backend.store.state.matches.at(-2)!;
  const { access } = await backend.signIn('jana');
  const join = async () => {
    const { type } = await backend.send('POST', `/api/match/join-match/${id}/`, undefined, access);
    return [type, participationOf(backend.store.state, id, 1) !== undefined];
  };
  backend.faults.add({ target: 'joinMatch', kind: 'reset', times: 1 });
  backend.faults.add({ target: 'joinMatch', kind: 'reset', times: 1, after: true });
  expect(await join()).toEqual(['error', false]);
  expect(await join()).toEqual(['error', true]);
});
