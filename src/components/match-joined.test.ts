import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it('replays earlier joins to the first listener only', async () => {
  const { matchJoined } = await import('./match-joined');
  const [first, second] = [vi.fn(), vi.fn()];
  matchJoined.emit();
  matchJoined.emit();
  const unsubscribe = matchJoined.subscribe(first);
  expect(first).toHaveBeenCalledTimes(2);
  matchJoined.subscribe(second);
  expect(second).not.toHaveBeenCalled();
  matchJoined.emit();
  unsubscribe();
  matchJoined.emit();
  expect(first).toHaveBeenCalledTimes(3);
  expect(second).toHaveBeenCalledTimes(2);
});
