// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPlace } from './keep-places';
import type { Place } from './place';

/** Where the row stands in the page, in pixels from its top; null while there is none. */
let rowAt: number | null = null;

let isLoading = true;
const end = vi.fn<() => void>();

const scrolled = (y: number) => vi.stubGlobal('scrollY', y);

const place: Place = {
  y: 1800,
  height: window.innerHeight,
  landmarks: [{ name: 'match-7', top: 300 }],
  isOpened: true,
};

function showRow(at: number): void {
  rowAt = at;
  document.body.innerHTML = '<main><ul><li data-place="match-7"><a href="/detail/7">x</a></li></ul></main>';
}

const frame = () => vi.advanceTimersToNextFrame();

const hold = () => end.mockImplementation(holdPlace(place, { isLoading: () => isLoading }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  [rowAt, isLoading] = [null, true];
  scrolled(0);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolled(Number(to[1])));
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: (rowAt ?? 0) - window.scrollY, height: 100 }) as DOMRect,
  );
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('goes to the pixel while the row is not there, then to the row, and follows it', () => {
  hold();
  expect(window.scrollY).toBe(1800);
  showRow(2500);
  frame();
  expect(window.scrollY).toBe(2200);
  rowAt = 2600;
  frame();
  expect(window.scrollY).toBe(2300);
});

it('does not search the document in every frame, which takes a while with a long list', () => {
  hold();
  showRow(2500);
  const search = vi.spyOn(document, 'querySelector');
  for (let count = 0; count < 20; count += 1) frame();
  // Once for the row, and in every tenth frame for what is still filled.
  expect(search.mock.calls.length).toBeLessThanOrEqual(4);
  showRow(2600);
  frame();
  expect(window.scrollY).toBe(2300);
  search.mockRestore();
});

it('gives the row that was opened its focus', () => {
  hold();
  showRow(2500);
  frame();
  expect(document.activeElement?.getAttribute('href')).toBe('/detail/7');
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('lets go at once at a %s', (act) => {
  showRow(2500);
  hold();
  document.body.dispatchEvent(new Event(act, { bubbles: true }));
  rowAt = 2600;
  frame();
  expect(window.scrollY).toBe(2200);
});

it('lets go when somebody scrolls by other means, such as the scroll bar', () => {
  showRow(2500);
  hold();
  frame();
  scrolled(700);
  frame();
  frame();
  expect(window.scrollY).toBe(700);
});

it('lets go when the page has settled, and not before all is loaded', () => {
  showRow(2500);
  hold();
  for (let count = 0; count < 100; count += 1) frame();
  rowAt = 2600;
  frame();
  expect(window.scrollY).toBe(2300);
  isLoading = false;
  for (let count = 0; count < 100; count += 1) frame();
  expect(vi.getTimerCount()).toBe(0);
  rowAt = 2700;
  frame();
  expect(window.scrollY).toBe(2300);
});
