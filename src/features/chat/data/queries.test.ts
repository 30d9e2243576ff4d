import { expect, it } from 'vitest';
import { pauseOf } from './queries';

it('looks every so often, doubles the pause after each failure up to a minute, and starts anew when it works', () => {
  const query = {
    state: { status: 'success', errorUpdateCount: 2 } as Parameters<typeof pauseOf>[1]['state'],
  };
  const fail = (): number => {
    query.state = { status: 'error', errorUpdateCount: query.state.errorUpdateCount + 1 };
    return pauseOf(5000, query);
  };
  expect(pauseOf(5000, query)).toBe(5000);
  expect([fail(), fail(), fail(), fail(), fail(), fail()]).toEqual([
    10_000, 20_000, 40_000, 60_000, 60_000, 60_000,
  ]);
  query.state = { ...query.state, status: 'success' };
  expect(pauseOf(5000, query)).toBe(5000);
  expect(fail()).toBe(10_000);
});
