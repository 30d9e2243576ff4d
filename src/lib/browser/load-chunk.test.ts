import { afterEach, expect, it, vi } from 'vitest';
import { chunkLimitMs, loadChunk } from './load-chunk';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loadChunk rejects with ChunkLoadError and the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause,
  });
});

it('loadChunk imports again twice, after a wrong answer in the cache was replaced', async () => {
  const send = vi.fn<typeof fetch>(
    async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  );
  vi.stubGlobal('fetch', send);
  const cause = new TypeError('Failed to fetch dynamically imported module: https://hrajem.test/assets/a.js');
  const load = vi
    .fn(() => Promise.resolve(7))
    .mockRejectedValueOnce(cause)
    .mockRejectedValueOnce(cause);
  expect(await loadChunk(load)).toBe(7);
  const modes = send.mock.calls.map(([address, options]) => [address, options?.cache]);
  const replacing = ['force-cache', 'reload'].map((mode) => ['https://hrajem.test/assets/a.js', mode]);
  expect(modes).toEqual([...replacing, ...replacing]);
});

it('loadChunk rejects after chunkLimitMs', async () => {
  vi.useFakeTimers();
  const loading = loadChunk(() => new Promise(() => undefined));
  const outcome = Promise.allSettled([loading]);
  await vi.advanceTimersByTimeAsync(chunkLimitMs);
  expect(await outcome).toMatchObject([{ status: 'rejected', reason: { name: 'ChunkLoadError' } }]);
});

it('loadChunk delays the failure of an import that the browser cancelled on leaving the page', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  let cancelImport: (reason: Error) => void = () => undefined;
  const onFailure = vi.fn();
  // The first import adds the listeners.
  await loadChunk(() => Promise.resolve(7));
  window.dispatchEvent(new Event('beforeunload'));
  const loading = loadChunk(() => new Promise((_, reject) => void (cancelImport = reject))).catch(onFailure);
  cancelImport(new TypeError('Importing a module script failed.'));
  await vi.advanceTimersByTimeAsync(chunkLimitMs - 1);
  expect(onFailure).not.toHaveBeenCalled();
  // The person has stayed on the page.
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(onFailure).toHaveBeenCalledOnce();
});

it('loadChunk rejects at once after the page was restored', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const onFailure = vi.fn();
  await loadChunk(() => Promise.resolve(7));
  for (const type of ['beforeunload', 'pageshow']) window.dispatchEvent(new Event(type));
  loadChunk(() => Promise.reject(new TypeError('x'))).catch(onFailure);
  await vi.advanceTimersByTimeAsync(0);
  expect(onFailure).toHaveBeenCalledOnce();
});
