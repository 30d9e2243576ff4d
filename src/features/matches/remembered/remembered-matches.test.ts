// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { updateRememberedMatches, readRememberedIds, setRemembered } from './remembered-matches';

const match = aMatch();
const end = Date.parse(match.ends_at);
const readIds = (): number[] => [...readRememberedIds()];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: end - 1 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('forgets a finished match, and keeps a moved match until its new end', () => {
  setRemembered(match, true);
  setRemembered(aMatch({ id: match.id + 1, ends_at: new Date(end + 1).toISOString() }), true);
  vi.setSystemTime(end + 1);
  updateRememberedMatches([{ ...match, ends_at: new Date(end + 2).toISOString() }]);
  expect(readIds()).toEqual([match.id]);
  vi.setSystemTime(end + 2);
  updateRememberedMatches([]);
  expect([readIds(), localStorage.length]).toEqual([[], 0]);
});

test.each([
  ['{', []],
  ['{"1":2}', []],
  ['null', []],
  ['[[1],["2",3],[4,null],5,[6,7]]', [6]],
])('reads from the stored text %s only the valid entries', (text, expected) => {
  localStorage.setItem('user:remembered_matches', text);
  expect(readIds()).toEqual(expected);
});
