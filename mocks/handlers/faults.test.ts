import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestCalls, type TestCalls } from './calls.harness.ts';

let calls: TestCalls;
beforeEach(() => {
  calls = createTestCalls();
});
afterEach(() => {
  vi.useRealTimers();
});

const cities = () => calls.send('GET', '/api/user/cities').then((response) => response!);

it.each([
  [undefined, 500, 'internal_error'],
  [503, 503, 'service_unavailable'],
  [429, 429, 'rate_limited'],
] as const)('responds with a problem of status %s', async (status, given, code) => {
  calls.faults.add({ target: 'getCities', kind: 'status', times: 1, ...(status && { status }) });
  const response = await cities();
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '30' : null);
  expect([response.status, await response.json()]).toMatchObject([given, { status: given, code }]);
});

it('responds with HTML, invalid JSON, an empty object or a network error', async () => {
  calls.faults.add({ target: 'getCities', kind: 'html', status: 502, times: 1 });
  for (const kind of ['broken_json', 'empty_object', 'reset'] as const)
    calls.faults.add({ target: 'getCities', kind, times: 1 });
  const [page, broken, empty, failed] = [await cities(), await cities(), await cities(), await cities()];
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html']);
  await expect(broken.json()).rejects.toThrow(SyntaxError);
  expect(await empty.json()).toEqual({});
  expect(failed.type).toBe('error');
});

it('delays the response', async () => {
  vi.useFakeTimers();
  calls.faults.add({ target: 'getCities', kind: 'delay', delay_ms: 5000, times: 1 });
  let status = 0;
  const done = cities().then((response) => (status = response.status));
  await vi.advanceTimersByTimeAsync(4900);
  expect(status).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(status).toBe(200);
});

it('applies a fault the given number of times, or until it is cleared', async () => {
  calls.faults.add({ target: 'getCities', kind: 'status', times: 2 });
  const statuses = [await cities(), await cities(), await cities()].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 200]);
  calls.faults.add({ target: '/api/user/', kind: 'status' });
  expect([(await cities()).status, (await cities()).status]).toEqual([500, 500]);
  calls.faults.clear();
  expect((await cities()).status).toBe(200);
});

it('applies a fault only to its operation or path', async () => {
  calls.faults.add({ target: 'getProfile', kind: 'status' });
  calls.faults.add({ target: '/api/match/', kind: 'status' });
  expect((await cities()).status).toBe(200);
  expect((await calls.get('/api/match/12/', { as: 'jana' })).status).toBe(500);
});

it('fails before the operation runs, or after it with `after`', async () => {
  const open = calls.store.state.matches.at(-2)!;
  const join = () => calls.send('POST', `/api/match/join-match/${open.id}/`, { as: 'jana' });
  const hasJoined = () =>
    calls.store.state.participations.some((row) => row.match_id === open.id && row.user_id === 1);
  calls.faults.add({ target: 'joinMatch', kind: 'reset', times: 1 });
  calls.faults.add({ target: 'joinMatch', kind: 'reset', times: 1, after: true });
  expect([(await join())!.type, hasJoined()]).toEqual(['error', false]);
  expect([(await join())!.type, hasJoined()]).toEqual(['error', true]);
});
