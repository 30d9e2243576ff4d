import { afterEach, expect, it, vi } from 'vitest';
import { chunkLimitMs, loadChunk } from './load-chunk';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

it('keeps to itself what the browser cancelled because another page was asked for', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  let cancel: (reason: Error) => void = () => undefined;
  const failed = vi.fn();
  // The listener is there from the first import on, for one that begins while the page is being left.
  await loadChunk(() => Promise.resolve(7));
  window.dispatchEvent(new Event('beforeunload'));
  const loading = loadChunk(() => new Promise((_, reject) => void (cancel = reject))).catch(failed);
  cancel(new TypeError('Importing a module script failed.'));
  await vi.advanceTimersByTimeAsync(chunkLimitMs - 1);
  expect(failed).not.toHaveBeenCalled();
  // Somebody stayed after all.
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledOnce();
});

it('tells at once where the page has come back', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const failed = vi.fn();
  await loadChunk(() => Promise.resolve(7));
  for (const type of ['beforeunload', 'pageshow']) window.dispatchEvent(new Event(type));
  loadChunk(() => Promise.reject(new TypeError('x'))).catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledOnce();
});
