import { afterEach, expect, it, vi } from 'vitest';
import { chunkLimitMs, loadChunk } from './load-chunk';

afterEach(() => void vi.useRealTimers());

it('gives what was imported', async () => {
  await expect(loadChunk(() => Promise.resolve(7))).resolves.toBe(7);
});

it('tells a failed import from other failures, and why it failed', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause,
  });
});

it('does not wait for ever', async () => {
  vi.useFakeTimers();
  const loading = loadChunk(() => new Promise(() => undefined));
  const outcome = Promise.allSettled([loading]);
  await vi.advanceTimersByTimeAsync(chunkLimitMs);
  expect(await outcome).toMatchObject([{ status: 'rejected', reason: { name: 'ChunkLoadError' } }]);
});
