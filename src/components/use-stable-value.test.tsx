// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useStableValue } from './use-stable-value';

afterEach(cleanup);

const isSameLength = (one: string, other: string): boolean => one.length === other.length;

test('keeps the former value while the new one is the same by isSame', () => {
  const { result, rerender } = renderHook(({ value }) => useStableValue(value, isSameLength), {
    initialProps: { value: 'one' },
  });
  rerender({ value: 'two' });
  expect(result.current).toBe('one');
  rerender({ value: 'three' });
  expect(result.current).toBe('three');
  rerender({ value: 'seven' });
  expect(result.current).toBe('three');
});
