// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { readSeen } from './seen-matches';
import { useSeenList, useSeenMatch } from './use-seen-matches';

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
  renderHook(() => useSeenList(matches));
  expect(readSeen()).toEqual({});
  vi.runAllTimers();
  expect(Object.keys(readSeen())).toEqual([String(match.id)]);
  renderHook(() => useSeenMatch(detail));
  expect(readSeen()[match.id]?.roster).toBeUndefined();
  vi.runAllTimers();
  expect(readSeen()[match.id]?.roster).toEqual([]);
});

test('nothing is kept any more once the list is gone, as after signing out', () => {
  const { unmount } = renderHook(() => useSeenList(matches));
  unmount();
  vi.runAllTimers();
  expect(readSeen()).toEqual({});
});
