// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HistoryEntry, ScrollPosition } from './history-entries';

const createEntry = (index: number, key: string, pathname = '/cs'): HistoryEntry => ({
  pathname,
  state: { __TSR_index: index, __TSR_key: key },
});

const positionAt = (y: number): ScrollPosition => ({
  y,
  height: 800,
  landmarks: [{ name: 'match-7', top: 90 }],
  isOpened: true,
});

/** Loads the module anew, like the next page of the tab. */
const loadModule = () => {
  vi.resetModules();
  return import('./history-entries');
};

let entries: Awaited<ReturnType<typeof loadModule>>;
beforeEach(async () => {
  entries = await loadModule();
});
afterEach(() => sessionStorage.clear());

it('stores a position for each history entry', () => {
  entries.saveScrollPosition(createEntry(0, 'a'), positionAt(100));
  entries.saveScrollPosition(createEntry(1, 'b', '/cs/detail/7'), positionAt(200));
  expect(entries.scrollPositionOf(createEntry(0, 'a'))).toEqual(positionAt(100));
  expect(entries.scrollPositionOf(createEntry(1, 'b'))).toEqual(positionAt(200));
  expect(entries.findPreviousScreen(createEntry(2, 'c')).path).toBe('/cs/detail/7');
  expect(entries.findPreviousScreen(createEntry(0, 'a')).path).toBeUndefined();
});

it('distinguishes Home with all chats from Home with the matches', () => {
  entries.saveScrollPosition({ ...createEntry(0, 'a'), search: { open: 'messages' } }, positionAt(0));
  expect(entries.findPreviousScreen(createEntry(1, 'b', '/cs/detail/7')).path).toBe('/cs/?open=messages');
  entries.saveScrollPosition({ ...createEntry(0, 'a'), search: { mine: '1' } }, positionAt(0));
  expect(entries.findPreviousScreen(createEntry(1, 'b', '/cs/detail/7')).path).toBe('/cs');
});

it('finds the former screen before the entry of a section', () => {
  entries.saveScrollPosition(createEntry(0, 'a'), positionAt(100));
  entries.saveScrollPosition(createEntry(1, 'b', '/cs/detail/7'), positionAt(0));
  const section = createEntry(2, 'c', '/cs/detail/7');
  expect(entries.findPreviousScreen(section)).toEqual({ path: '/cs', stepsBack: 2 });
});

it('has no position for an entry that replaced another', () => {
  entries.saveScrollPosition(createEntry(1, 'a'), positionAt(100));
  expect(entries.scrollPositionOf(createEntry(1, 'b'))).toBeUndefined();
});

it('persists positions for the next page of the tab', async () => {
  entries.saveScrollPosition(createEntry(3, 'a'), positionAt(100));
  entries.persistScrollPositions();
  expect((await loadModule()).scrollPositionOf(createEntry(3, 'a'))).toEqual(positionAt(100));
});

it.each([
  'nonsense',
  '{}',
  'null',
  '[1]',
  '[null]',
  '[[0, null]]',
  '[[0, {"key": "a", "pathname": "/cs"}]]',
  '[[0, {"key": "a", "pathname": "/cs", "position": {"landmarks": [null]}}]]',
  String.raw`[[0, {"key": "a", "pathname": "/cs", "position": {"y": 1, "landmarks": [{"name": "\"]"}]}}]]`,
])('ignores the stored value %s', async (storedText) => {
  sessionStorage.setItem('places', storedText);
  expect((await loadModule()).scrollPositionOf(createEntry(0, 'a'))).toBeUndefined();
});
