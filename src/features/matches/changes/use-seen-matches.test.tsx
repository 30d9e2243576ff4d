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

test('saves the shown matches only when the browser is idle', () => {
  renderHook(() => usePreviouslySeenMatches(matches));
  expect(readSeenMatches()).toEqual({});
  vi.runAllTimers();
  expect(Object.keys(readSeenMatches())).toEqual([String(match.id)]);
  renderHook(() => usePreviouslySeenMatch(detail));
  expect(readSeenMatches()[match.id]?.roster).toBeUndefined();
  vi.runAllTimers();
  expect(readSeenMatches()[match.id]?.roster).toEqual([]);
});

test('saves nothing after the list is unmounted, as after signing out', () => {
  const { unmount } = renderHook(() => usePreviouslySeenMatches(matches));
  unmount();
  vi.runAllTimers();
  expect(readSeenMatches()).toEqual({});
});
