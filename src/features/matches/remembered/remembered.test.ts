// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { updateRemembered, readRemembered, remember } from './remembered';

const match = aMatch();
const end = Date.parse(match.ends_at);
const other = aMatch({ id: match.id + 1, ends_at: new Date(end + 1).toISOString() });
const ids = (): number[] => [...readRemembered()];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: end - 1 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

test('forgets a finished match, and keeps a moved one until its new end', () => {
  remember(match, true);
  remember(other, true);
  vi.setSystemTime(end + 1);
  updateRemembered([{ ...match, ends_at: new Date(end + 2).toISOString() }]);
  expect(ids()).toEqual([match.id]);
  vi.setSystemTime(end + 2);
  updateRemembered([]);
  expect([ids(), localStorage.length]).toEqual([[], 0]);
});

test.each([
  ['{', []],
  ['{"1":2}', []],
  ['null', []],
  ['[[1],["2",3],[4,null],5,[6,7]]', [6]],
])('reads from the stored text %s only the valid entries', (text, expected) => {
  localStorage.setItem('user:remembered_matches', text);
  expect(ids()).toEqual(expected);
});
