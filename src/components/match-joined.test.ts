import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it('tells who comes later of the joins before, and nobody of them again', async () => {
  const { matchJoined } = await import('./match-joined');
  const [first, second] = [vi.fn(), vi.fn()];
  matchJoined.call();
  matchJoined.call();
  const stop = matchJoined.add(first);
  expect(first).toHaveBeenCalledTimes(2);
  matchJoined.add(second);
  expect(second).not.toHaveBeenCalled();
  matchJoined.call();
  stop();
  matchJoined.call();
  expect(first).toHaveBeenCalledTimes(3);
  expect(second).toHaveBeenCalledTimes(2);
});
