// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { preloadMessages } from './preload-data';

it('the time limit does not abort a dictionary that has already arrived', async () => {
  const timeLimit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeLimit.signal);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{}'));
      setTimeout(() => {
        if (!timeLimit.signal.aborted) controller.close();
      });
      timeLimit.signal.addEventListener('abort', () => controller.error(timeLimit.signal.reason));
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  preloadMessages('/messages.json', 'cs');
  const response = await window.earlyMessages?.response;
  await new Promise((done) => setTimeout(done, 5));
  timeLimit.abort();
  expect(await response?.json()).toEqual({});
});
