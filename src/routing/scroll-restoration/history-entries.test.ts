// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScrollPosition } from './scroll-position';
import type { HistoryEntry } from './history-entries';

const entry = (index: number, key: string, pathname = '/cs'): HistoryEntry => ({
  pathname,
  state: { __TSR_index: index, __TSR_key: key },
});

const at = (y: number): ScrollPosition => ({
  y,
  height: 800,
  landmarks: [{ name: 'match-7', top: 90 }],
  isOpened: true,
});

/** The module as the next page of the tab loads it. */
const load = () => {
  vi.resetModules();
  return import('./history-entries');
};

let visits: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  visits = await load();
});
afterEach(() => sessionStorage.clear());

it('remembers each entry of the history by itself', () => {
  visits.saveScrollPosition(entry(0, 'a'), at(100));
  visits.saveScrollPosition(entry(1, 'b', '/cs/detail/7'), at(200));
  expect(visits.scrollPositionOf(entry(0, 'a'))).toEqual(at(100));
  expect(visits.scrollPositionOf(entry(1, 'b'))).toEqual(at(200));
  expect(visits.screenBefore(entry(2, 'c'))).toBe('/cs/detail/7');
  expect(visits.screenBefore(entry(0, 'a'))).toBeUndefined();
});

it('tells Home with all chats from Home with the matches', () => {
  visits.saveScrollPosition({ ...entry(0, 'a'), search: { open: 'messages' } }, at(0));
  expect(visits.screenBefore(entry(1, 'b'))).toBe('/cs/?open=messages');
  visits.saveScrollPosition({ ...entry(0, 'a'), search: { mine: '1' } }, at(0));
  expect(visits.screenBefore(entry(1, 'b'))).toBe('/cs');
});

it('knows no place of an entry that has taken the place of another', () => {
  visits.saveScrollPosition(entry(1, 'a'), at(100));
  expect(visits.scrollPositionOf(entry(1, 'b'))).toBeUndefined();
});

it('keeps them for the next page of the tab', async () => {
  visits.saveScrollPosition(entry(3, 'a'), at(100));
  visits.persistScrollPositions();
  const next = await load();
  expect(next.scrollPositionOf(entry(3, 'a'))).toEqual(at(100));
});

it.each([
  'nonsense',
  '{}',
  'null',
  '[1]',
  '[null]',
  '[[0, null]]',
  '[[0, {"key": "a", "pathname": "/cs"}]]',
  '[[0, {"key": "a", "pathname": "/cs", "place": {"landmarks": [null]}}]]',
  String.raw`[[0, {"key": "a", "pathname": "/cs", "place": {"y": 1, "landmarks": [{"name": "\"]"}]}}]]`,
])('begins anew when %s was kept', async (kept) => {
  sessionStorage.setItem('places', kept);
  const next = await load();
  expect(next.scrollPositionOf(entry(0, 'a'))).toBeUndefined();
});
