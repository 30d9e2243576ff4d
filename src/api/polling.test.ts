import { afterEach, expect, it, vi } from 'vitest';
import { toProblemError } from './calls/response';
import { mustWait, pollIntervalMs, type PollState, msUntilNextPoll } from './polling';
import { NetworkError } from './problem';
import { problemError } from './testing/answers.fixture';

const makeState = (fields: Partial<PollState>): PollState => ({
  status: 'success',
  error: null,
  errorUpdateCount: 0,
  dataUpdatedAt: 0,
  errorUpdatedAt: 0,
  fetchStatus: 'idle',
  ...fields,
});
const makeFailure = (error: Error, fields: Partial<PollState> = {}): PollState =>
  makeState({ status: 'error', error, errorUpdateCount: 1, ...fields });
const networkError = new NetworkError('down');

afterEach(() => void vi.useRealTimers());

it('doubles the interval after each failure up to a minute, and resets it after a success', () => {
  const query = { state: makeState({ errorUpdateCount: 2 }) };
  const fail = () => {
    query.state = makeFailure(networkError, { errorUpdateCount: query.state.errorUpdateCount + 1 });
    return pollIntervalMs(5000, query);
  };
  expect(pollIntervalMs(5000, query)).toBe(5000);
  expect([fail(), fail(), fail(), fail(), fail(), fail()]).toEqual([
    10_000, 20_000, 40_000, 60_000, 60_000, 60_000,
  ]);
  query.state = { ...query.state, status: 'success', error: null };
  expect(pollIntervalMs(5000, query)).toBe(5000);
  expect(fail()).toBe(10_000);
});

it('does not reset the interval when a query that never succeeded fetches again', () => {
  const query = { state: makeState({ status: 'pending' }) };
  const pauses = [1, 2, 3].map((errorUpdateCount) => {
    query.state = makeFailure(networkError, { errorUpdateCount });
    const pause = pollIntervalMs(5000, query);
    query.state = makeState({ status: 'pending', errorUpdateCount, fetchStatus: 'fetching' });
    pollIntervalMs(5000, query);
    return pause;
  });
  expect(pauses).toEqual([10_000, 20_000, 40_000]);
});

it.each([403, 404])('stops after the status %i, and continues after a success', (status) => {
  const query = { state: makeFailure(problemError(status)) };
  expect(msUntilNextPoll(5000, query)).toBe(false);
  query.state = makeState({ errorUpdateCount: 1 });
  expect(pollIntervalMs(5000, query)).toBe(5000);
});

it.each([429, 500])('continues after the status %i', (status) => {
  expect(msUntilNextPoll(5000, { state: makeFailure(problemError(status)) })).not.toBe(false);
});

it('counts the interval from the last poll, even when the cache changes meanwhile', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 100_000 });
  const msUntilPoll = (fields: Partial<PollState>) => msUntilNextPoll(30_000, { state: makeState(fields) });
  expect(msUntilPoll({ dataUpdatedAt: 80_000 })).toBe(10_000);
  expect(msUntilPoll({ dataUpdatedAt: 10_000 })).toBe(1);
  expect(msUntilPoll({ dataUpdatedAt: 10_000, fetchStatus: 'fetching' })).toBe(30_000);
});

it('waits a day at most', () => {
  const error = toProblemError('GET /api/x', 503, undefined, 2_147_483_647);
  expect(pollIntervalMs(5000, { state: makeFailure(error) })).toBe(86_400_000);
});

it('waits as long as Retry-After says, also on window focus', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 100_000 });
  const error = toProblemError('GET /api/x', 503, undefined, 300);
  const query = { state: makeFailure(error, { errorUpdatedAt: 40_000 }) };
  expect([pollIntervalMs(5000, query), mustWait(query.state)]).toEqual([300_000, true]);
  vi.setSystemTime(341_000);
  expect(mustWait(query.state)).toBe(false);
});
