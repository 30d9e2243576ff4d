import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMarkRead, readingTime } from './use-mark-read';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('restarts the timer when the person looks away or a message arrives', async () => {
  const mark = vi.fn(() => Promise.resolve());
  const reader = createMarkRead(mark, 3);
  reader.update(5);
  await advance(400);
  reader.update(null);
  await advance(400);
  reader.update(5);
  await advance(400);
  reader.update(6);
  await advance(400);
  expect(mark).not.toHaveBeenCalled();
  await advance(100);
  expect(mark).toHaveBeenCalledTimes(1);
});

it('makes one request at a time, and one more for messages that arrived meanwhile', async () => {
  let answer = (): void => undefined;
  const mark = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const reader = createMarkRead(mark, 3);
  reader.update(5);
  await advance(readingTime);
  reader.update(6);
  await advance(readingTime);
  reader.update(7);
  await advance(5000);
  expect(mark).toHaveBeenCalledTimes(1);
  answer();
  await advance(readingTime);
  expect(mark).toHaveBeenCalledTimes(2);
  answer();
  await advance(60_000);
  expect(mark).toHaveBeenCalledTimes(2);
});

it('retries with growing pauses, and only while the person looks', async () => {
  const mark = vi.fn(() => Promise.reject(new Error('offline')));
  const reader = createMarkRead(mark, 3);
  reader.update(5);
  await advance(readingTime);
  await advance(4999);
  expect(mark).toHaveBeenCalledTimes(1);
  await advance(1);
  expect(mark).toHaveBeenCalledTimes(2);
  await advance(10_000);
  expect(mark).toHaveBeenCalledTimes(3);
  reader.update(null);
  await advance(600_000);
  expect(mark).toHaveBeenCalledTimes(3);
  reader.update(5);
  await advance(readingTime);
  expect(mark).toHaveBeenCalledTimes(4);
  reader.stop();
  await advance(600_000);
  expect(mark).toHaveBeenCalledTimes(4);
});
