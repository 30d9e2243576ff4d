// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { readSeenMatches } from './seen-matches';
import { usePreviouslySeenMatches, usePreviouslySeenMatch } from './use-seen-matches';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const match = aMatch();
const matches = [match];
const detail = { ...match, participants: [] };

test('what the list or the screen of a match shows is kept once the browser is idle, and not while somebody waits for their press', () => {
  renderHook(() => usePreviouslySeenMatches(matches));
  expect(readSeenMatches()).toEqual({});
  vi.runAllTimers();
  expect(Object.keys(readSeenMatches())).toEqual([String(match.id)]);
  renderHook(() => usePreviouslySeenMatch(detail));
  expect(readSeenMatches()[match.id]?.roster).toBeUndefined();
  vi.runAllTimers();
  expect(readSeenMatches()[match.id]?.roster).toEqual([]);
});

test('nothing is kept any more once the list is gone, as after signing out', () => {
  const { unmount } = renderHook(() => usePreviouslySeenMatches(matches));
  unmount();
  vi.runAllTimers();
  expect(readSeenMatches()).toEqual({});
});
