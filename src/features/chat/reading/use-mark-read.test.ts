import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarkRead, readingTime } from './use-mark-read';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('marking as read', () => {
  it('counts anew when the person looks away, scrolls up or gets another message meanwhile', async () => {
    const mark = vi.fn(() => Promise.resolve());
    const reader = createMarkRead(mark, 3);
    reader.update(5);
    await pass(400);
    reader.update(null);
    await pass(400);
    reader.update(5);
    await pass(400);
    reader.update(6);
    await pass(400);
    expect(mark).not.toHaveBeenCalled();
    await pass(100);
    expect(mark).toHaveBeenCalledTimes(1);
  });

  it('makes one call at a time, and one more for all that came during it', async () => {
    let answer = (): void => undefined;
    const mark = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const reader = createMarkRead(mark, 3);
    reader.update(5);
    await pass(readingTime);
    reader.update(6);
    await pass(readingTime);
    reader.update(7);
    await pass(5000);
    expect(mark).toHaveBeenCalledTimes(1);
    answer();
    await pass(readingTime);
    expect(mark).toHaveBeenCalledTimes(2);
    answer();
    await pass(60_000);
    expect(mark).toHaveBeenCalledTimes(2);
  });

  it('tries again later, ever later, and not when nobody looks', async () => {
    const mark = vi.fn(() => Promise.reject(new Error('offline')));
    const reader = createMarkRead(mark, 3);
    reader.update(5);
    await pass(readingTime);
    await pass(4999);
    expect(mark).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(mark).toHaveBeenCalledTimes(2);
    await pass(10_000);
    expect(mark).toHaveBeenCalledTimes(3);
    reader.update(null);
    await pass(600_000);
    expect(mark).toHaveBeenCalledTimes(3);
    reader.update(5);
    await pass(readingTime);
    expect(mark).toHaveBeenCalledTimes(4);
    reader.stop();
    await pass(600_000);
    expect(mark).toHaveBeenCalledTimes(4);
  });
});
