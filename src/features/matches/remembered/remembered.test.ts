// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purgeUserStorage, webStorage } from '@/api/storage';
import { aMatch } from '@/features/matches/data/match.fixture';
import {
  followRemembered,
  isRememberedLost,
  readRemembered,
  remember,
  rememberedChanged,
} from './remembered';

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

test('a match is remembered until it is forgotten, and whoever shows it is told', () => {
  const told = vi.fn<() => void>();
  const remove = rememberedChanged.add(told);
  remember(match, true);
  expect([ids(), readRemembered() === readRemembered()]).toEqual([[match.id], true]);
  remember(match, false);
  expect([ids(), told.mock.calls.length, localStorage.length]).toEqual([[], 2, 0]);
  remove();
});

test('one that is over goes, one that is moved stays until its new end', () => {
  remember(match, true);
  remember(other, true);
  vi.setSystemTime(end + 1);
  followRemembered([{ ...match, ends_at: new Date(end + 2).toISOString() }]);
  expect(ids()).toEqual([match.id]);
  vi.setSystemTime(end + 2);
  followRemembered([]);
  expect([ids(), localStorage.length]).toEqual([[], 0]);
});

test('it goes with the session', () => {
  remember(match, true);
  purgeUserStorage(webStorage(() => localStorage));
  expect(ids()).toEqual([]);
});

test.each([
  ['{', []],
  ['{"1":2}', []],
  ['null', []],
  ['[[1],["2",3],[4,null],5,[6,7]]', [6]],
])('of what somebody else has written there, %s, it takes what it understands', (text, expected) => {
  localStorage.setItem('user:remembered_matches', text);
  expect(ids()).toEqual(expected);
});

test('it lasts as long as the page where the browser stores nothing, or has no room, and that is known', () => {
  expect(isRememberedLost()).toBe(false);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  remember(match, true);
  expect([ids(), isRememberedLost()]).toEqual([[match.id], true]);
  remember(match, false);
  full.mockRestore();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(isRememberedLost()).toBe(true);
  remember(match, true);
  expect(ids()).toEqual([match.id]);
  remember(match, false);
});
