import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it('tells who comes later of the joins before, and nobody of them again', async () => {
  const { matchJoined } = await import('./match-joined');
  const [first, second] = [vi.fn(), vi.fn()];
  matchJoined.emit();
  matchJoined.emit();
  const stop = matchJoined.subscribe(first);
  expect(first).toHaveBeenCalledTimes(2);
  matchJoined.subscribe(second);
  expect(second).not.toHaveBeenCalled();
  matchJoined.emit();
  stop();
  matchJoined.emit();
  expect(first).toHaveBeenCalledTimes(3);
  expect(second).toHaveBeenCalledTimes(2);
});
