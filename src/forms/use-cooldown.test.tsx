// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCooldown } from './use-cooldown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('counts whole seconds down to nothing', () => {
  const { result } = renderHook(useCooldown);
  expect(result.current.remaining).toBe(0);
  act(() => result.current.start(3));
  expect(result.current.remaining).toBe(3);
  act(() => void vi.advanceTimersByTime(1250));
  expect(result.current.remaining).toBe(2);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current.remaining).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('goes by the clock when the device slept', () => {
  const { result } = renderHook(useCooldown);
  act(() => result.current.start(60));
  vi.setSystemTime(Date.now() + 3_600_000);
  act(() => void vi.advanceTimersByTime(250));
  expect(result.current.remaining).toBe(0);
});
