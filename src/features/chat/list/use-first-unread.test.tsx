// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFirstUnread } from './use-first-unread';

afterEach(cleanup);

/** A log of which it is noted how often somebody searches it. */
function aLog() {
  const current = document.createElement('div');
  return { current, search: vi.spyOn(current, 'querySelector') };
}

test('a log in which nothing is unread is not searched through with each message', () => {
  const log = aLog();
  const { rerender, result } = renderHook(() => useFirstUnread(log, null, () => undefined));
  rerender();
  expect(result.current.isAhead).toBe(false);
  expect(log.search).not.toHaveBeenCalled();
});

test('the first unread message is looked for until it is there', () => {
  const log = aLog();
  const { rerender, result } = renderHook(() => useFirstUnread(log, 7, () => undefined));
  rerender();
  // Where it is, is known once it is there.
  expect(result.current.isAhead).toBe(false);
  expect(log.search).toHaveBeenCalledTimes(2);
});
