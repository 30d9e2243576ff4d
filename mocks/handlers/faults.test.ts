import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaults, FaultRule } from './faults.ts';
import { createTestCalls, type TestCalls } from './calls.harness.ts';
import * as z from 'zod/mini';

let calls: TestCalls;
beforeEach(() => {
  calls = createTestCalls();
});
afterEach(() => {
  vi.useRealTimers();
});

const cities = () => calls.send('GET', '/api/user/cities').then((response) => response!);

describe('a fault', () => {
  it.each([
    [undefined, 500, 'internal_error'],
    [500, 500, 'internal_error'],
    [503, 503, 'service_unavailable'],
    [429, 429, 'rate_limited'],
  ] as const)('of status %s is a problem document', async (status, given, code) => {
    calls.faults.add({ target: 'getCities', kind: 'status', times: 1, ...(status && { status }) });
    const response = await cities();
    expect(response.status).toBe(given);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('retry-after')).toBe(status === 429 ? '30' : null);
    expect(await response.json()).toMatchObject({ status: given, code });
  });

  it('can be a page, cut-off JSON or an empty object', async () => {
    calls.faults.add({ target: 'getCities', kind: 'html', times: 1 });
    calls.faults.add({ target: 'getCities', kind: 'html', status: 502, times: 1 });
    calls.faults.add({ target: 'getCities', kind: 'broken_json', times: 1 });
    calls.faults.add({ target: 'getCities', kind: 'empty_object', times: 1 });
    const [page, gateway, broken, empty] = [await cities(), await cities(), await cities(), await cities()];
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(gateway.status).toBe(502);
    await expect(broken.json()).rejects.toThrow(SyntaxError);
    expect(await empty.json()).toEqual({});
  });

  it('can break the connection', async () => {
    calls.faults.add({ target: 'getCities', kind: 'reset', times: 1 });
    expect((await cities()).type).toBe('error');
  });

  it('can make one wait', async () => {
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

  it('strikes so many times, or until cleared', async () => {
    calls.faults.add({ target: 'getCities', kind: 'status', times: 2 });
    const statuses = [await cities(), await cities(), await cities()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
    calls.faults.add({ target: '/api/user/', kind: 'status' });
    expect([(await cities()).status, (await cities()).status]).toEqual([500, 500]);
    calls.faults.clear();
    expect((await cities()).status).toBe(200);
  });

  it('concerns its operation or path only', async () => {
    calls.faults.add({ target: 'getProfile', kind: 'status' });
    calls.faults.add({ target: '/api/match/', kind: 'status' });
    expect((await cities()).status).toBe(200);
    expect((await calls.get('/api/match/12/', { as: 'jana' })).status).toBe(500);
  });

  it('loses the request before it is carried out, or its answer after', async () => {
    const open = calls.store.state.matches.at(-2)!;
    const join = () => calls.send('POST', `/api/match/join-match/${open.id}/`, { as: 'jana' });
    const joined = () =>
      calls.store.state.participations.some((row) => row.match_id === open.id && row.user_id === 1);
    calls.faults.add({ target: 'joinMatch', kind: 'reset', times: 1 });
    calls.faults.add({ target: 'joinMatch', kind: 'reset', times: 1, after: true });
    expect((await join())!.type).toBe('error');
    expect(joined()).toBe(false);
    expect((await join())!.type).toBe('error');
    expect(joined()).toBe(true);
  });
});

describe('the list of rules', () => {
  it('is a copy that counts down', () => {
    const faults = createFaults();
    faults.add({ target: 'login', kind: 'status', times: 3 });
    faults.take('login', '/api/user/login');
    faults.list()[0]!.times = 99;
    expect(faults.list()).toEqual([{ target: 'login', kind: 'status', times: 2 }]);
  });

  it('is made of rules that a schema knows', () => {
    const valid = (rule: unknown) => z.safeParse(FaultRule, rule).success;
    expect(valid({ target: 'login', kind: 'html', status: 502, times: null })).toBe(true);
    expect(valid({ target: 'login', kind: 'status', status: 404, times: 1 })).toBe(false);
    expect(valid({ target: '', kind: 'reset', times: 1 })).toBe(false);
    expect(valid({ target: 'login', kind: 'reset', times: 0 })).toBe(false);
  });
});
