import { expectedShape, messageAddresses } from 'virtual:i18n';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { messageShape } from './shape';

const HOUR = 60 * 60 * 1000;
const respondWith = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

async function importLoader() {
  vi.resetModules();
  return import('./loader');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fetchMock.mockReset().mockImplementation((url) => respondWith(url.includes('/en/') ? en : cs));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loadMessages', () => {
  it('fetches the dictionary from its URL, which contains the hash of the content', async () => {
    const { loadMessages } = await importLoader();
    await expect(loadMessages('cs')).resolves.toEqual(cs);
    await expect(loadMessages('en')).resolves.toEqual(en);
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([messageAddresses.cs, messageAddresses.en]);
    expect(messageAddresses.cs).toMatch(/^\/_i18n\/[0-9a-f]{16}\/cs\/messages\.json$/);
    expect(messageShape(cs)).toBe(expectedShape);
  });

  describe('with a request preloaded by the bootstrap script', () => {
    const { signal } = new AbortController();
    const stubPreloaded = (address: string, response: Promise<Response>) =>
      vi.stubGlobal('earlyMessages', { address, response, signal });

    it('uses its answer, and fetches the next time', async () => {
      stubPreloaded(messageAddresses.cs, respondWith(cs));
      const { loadMessages } = await importLoader();
      await expect(loadMessages('cs')).resolves.toEqual(cs);
      expect(fetchMock).not.toHaveBeenCalled();
      vi.setSystemTime(Date.now() + 25 * HOUR);
      await loadMessages('cs');
      expect(fetchMock).toHaveBeenCalledTimes(1);
    });

    it('fetches when that request failed or was for another language', async () => {
      stubPreloaded(messageAddresses.cs, Promise.reject(new TypeError('Failed to fetch')));
      const { loadMessages } = await importLoader();
      await expect(loadMessages('cs')).resolves.toEqual(cs);
      stubPreloaded(messageAddresses.cs, respondWith(cs));
      await expect(loadMessages('en')).resolves.toEqual(en);
      expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([messageAddresses.cs, messageAddresses.en]);
    });
  });

  it('fails after 15 seconds without an answer to the preloaded request, and does not wait again', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetchMock.mockImplementation((_, { signal }) =>
      signal?.aborted ? Promise.reject(signal.reason as Error) : respondWith(cs),
    );
    const signal = AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
    const timedOutResponse = Promise.reject(signal.reason as Error);
    vi.stubGlobal('earlyMessages', { address: messageAddresses.cs, response: timedOutResponse, signal });
    const { getLoadingFailure, loadMessages } = await importLoader();
    await expect(loadMessages('cs')).rejects.toThrow('Too late');
    expect(getLoadingFailure('cs')).toBe(signal.reason);
    expect(timeout).not.toHaveBeenCalled();
    await expect(loadMessages('cs')).resolves.toEqual(cs);
    expect(getLoadingFailure('cs')).toBeUndefined();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  it('shares one request among callers and caches the texts for 24 hours', async () => {
    const { loadMessages, loadedMessages } = await importLoader();
    expect(loadedMessages('cs')).toBeNull();
    await Promise.all([loadMessages('cs'), loadMessages('cs'), loadMessages('cs')]);
    vi.setSystemTime(Date.now() + 24 * HOUR - 1);
    await loadMessages('cs');
    expect(loadedMessages('cs')).toEqual(cs);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await loadMessages('cs');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('keeps texts older than 24 hours when fetching fails', async () => {
    const { loadMessages } = await importLoader();
    await loadMessages('cs');
    vi.setSystemTime(Date.now() + 25 * HOUR);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadMessages('cs')).resolves.toEqual(cs);
  });

  const { errors: _missing, ...withoutErrors } = cs;
  it('fails without a connection, and fetches again on the next call', async () => {
    const { loadMessages, loadedMessages } = await importLoader();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadMessages('cs')).rejects.toBeInstanceOf(TypeError);
    expect(loadedMessages('cs')).toBeNull();
    await expect(loadMessages('cs')).resolves.toEqual(cs);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a 404', () => respondWith(cs, 404)],
    [
      'HTML',
      () => Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
    ],
    ['other JSON', () => respondWith({ status: 'ok' })],
    ['null', () => respondWith(null)],
    ['a missing namespace', () => respondWith(withoutErrors)],
    ['an empty text', () => respondWith({ ...cs, errors: { ...cs.errors, noScript: '' } })],
  ])('takes %s for a missing file once it also comes past the cache', async (_name, answer) => {
    const { getLoadingFailure, loadMessages } = await importLoader();
    fetchMock.mockImplementationOnce(answer);
    await expect(loadMessages('cs')).resolves.toEqual(cs);
    expect(fetchMock.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, 'reload']);

    fetchMock.mockImplementation(answer);
    await expect(loadMessages('en')).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(getLoadingFailure('en')).toMatchObject({ name: 'ChunkLoadError' });
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });
});
