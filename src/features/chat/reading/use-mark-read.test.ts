import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadMarker, readingTime } from './use-mark-read';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('restarts the timer when the person looks away or a message arrives', async () => {
  const mark = vi.fn(() => Promise.resolve());
  const reader = createReadMarker(mark, 3);
  reader.setNewestIdInView(5);
  await advanceTime(400);
  reader.setNewestIdInView(null);
  await advanceTime(400);
  reader.setNewestIdInView(5);
  await advanceTime(400);
  reader.setNewestIdInView(6);
  await advanceTime(400);
  expect(mark).not.toHaveBeenCalled();
  await advanceTime(100);
  expect(mark).toHaveBeenCalledTimes(1);
});

it('makes one request at a time, and one more for messages that arrived meanwhile', async () => {
  let answerRequest = (): void => undefined;
  const mark = vi.fn(() => new Promise<void>((resolve) => (answerRequest = resolve)));
  const reader = createReadMarker(mark, 3);
  reader.setNewestIdInView(5);
  await advanceTime(readingTime);
  reader.setNewestIdInView(6);
  await advanceTime(readingTime);
  reader.setNewestIdInView(7);
  await advanceTime(5000);
  expect(mark).toHaveBeenCalledTimes(1);
  answerRequest();
  await advanceTime(readingTime);
  expect(mark).toHaveBeenCalledTimes(2);
  answerRequest();
  await advanceTime(60_000);
  expect(mark).toHaveBeenCalledTimes(2);
});

it('retries with growing pauses, and only while the person looks at the chat', async () => {
  const mark = vi.fn(() => Promise.reject(new Error('offline')));
  const reader = createReadMarker(mark, 3);
  reader.setNewestIdInView(5);
  await advanceTime(readingTime);
  await advanceTime(4999);
  expect(mark).toHaveBeenCalledTimes(1);
  await advanceTime(1);
  expect(mark).toHaveBeenCalledTimes(2);
  await advanceTime(10_000);
  expect(mark).toHaveBeenCalledTimes(3);
  reader.setNewestIdInView(null);
  await advanceTime(600_000);
  expect(mark).toHaveBeenCalledTimes(3);
  reader.setNewestIdInView(5);
  await advanceTime(readingTime);
  expect(mark).toHaveBeenCalledTimes(4);
  reader.stop();
  await advanceTime(600_000);
  expect(mark).toHaveBeenCalledTimes(4);
});
