import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadMarker, readingTime } from './use-mark-read';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('waits the whole reading time again after the person looked away or a message arrived', async () => {
  const markRead = vi.fn(() => Promise.resolve());
  const marker = createReadMarker(markRead, 3);
  marker.setNewestIdInView(5);
  await advanceTime(400);
  marker.setNewestIdInView(null);
  await advanceTime(400);
  marker.setNewestIdInView(5);
  await advanceTime(400);
  marker.setNewestIdInView(6);
  await advanceTime(400);
  expect(markRead).not.toHaveBeenCalled();
  await advanceTime(100);
  expect(markRead).toHaveBeenCalledTimes(1);
});

it('makes one request at a time, and one more for messages that arrived during the first', async () => {
  let answerRequest = (): void => undefined;
  const markRead = vi.fn(() => new Promise<void>((resolve) => (answerRequest = resolve)));
  const marker = createReadMarker(markRead, 3);
  marker.setNewestIdInView(5);
  await advanceTime(readingTime);
  marker.setNewestIdInView(6);
  await advanceTime(readingTime);
  marker.setNewestIdInView(7);
  await advanceTime(5000);
  expect(markRead).toHaveBeenCalledTimes(1);
  answerRequest();
  await advanceTime(readingTime);
  expect(markRead).toHaveBeenCalledTimes(2);
  answerRequest();
  await advanceTime(60_000);
  expect(markRead).toHaveBeenCalledTimes(2);
});

it('retries with growing pauses, and only while the person looks at the chat', async () => {
  const markRead = vi.fn(() => Promise.reject(new Error('offline')));
  const marker = createReadMarker(markRead, 3);
  marker.setNewestIdInView(5);
  await advanceTime(readingTime);
  await advanceTime(4999);
  expect(markRead).toHaveBeenCalledTimes(1);
  await advanceTime(1);
  expect(markRead).toHaveBeenCalledTimes(2);
  await advanceTime(10_000);
  expect(markRead).toHaveBeenCalledTimes(3);
  marker.setNewestIdInView(null);
  await advanceTime(600_000);
  expect(markRead).toHaveBeenCalledTimes(3);
  marker.setNewestIdInView(5);
  await advanceTime(readingTime);
  expect(markRead).toHaveBeenCalledTimes(4);
  marker.stop();
  await advanceTime(600_000);
  expect(markRead).toHaveBeenCalledTimes(4);
});
