// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { preloadMessages } from './preload-data';

it('keeps a dictionary that came within the time limit for code that loads later', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{}'));
      setTimeout(() => {
        if (!limit.signal.aborted) controller.close();
      });
      limit.signal.addEventListener('abort', () => controller.error(limit.signal.reason));
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  preloadMessages('/messages.json', 'cs');
  const response = await window.earlyMessages?.response;
  await new Promise((done) => setTimeout(done, 5));
  limit.abort();
  expect(await response?.json()).toEqual({});
});
