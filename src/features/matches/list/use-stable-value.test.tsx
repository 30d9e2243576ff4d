// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useStableValue } from './use-stable-value';

afterEach(cleanup);

const haveSameLength = (formerValue: string, value: string): boolean => formerValue.length === value.length;

test('useStableValue keeps the former value while isSame returns true', () => {
  const { result, rerender } = renderHook(({ value }) => useStableValue(value, haveSameLength), {
    initialProps: { value: 'one' },
  });
  rerender({ value: 'two' });
  expect(result.current).toBe('one');
  rerender({ value: 'three' });
  expect(result.current).toBe('three');
  rerender({ value: 'seven' });
  expect(result.current).toBe('three');
});
