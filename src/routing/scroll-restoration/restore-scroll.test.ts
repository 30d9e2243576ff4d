// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdScrollPosition } from './restore-scroll';
import type { ScrollPosition } from './scroll-position';

/** Where the row stands in the page, in pixels from its top; null while there is none. */
let rowAt: number | null = null;

const end = vi.fn<() => void>();
/** What the page does once its size has changed. */
let resized: () => void;

const scrolled = (y: number) => vi.stubGlobal('scrollY', y);

const place: ScrollPosition = {
  y: 1800,
  height: window.innerHeight,
  landmarks: [{ name: 'match-7', top: 300 }],
  isOpened: true,
};

function showRow(at: number): void {
  rowAt = at;
  document.body.innerHTML = '<main><ul><li data-place="match-7"><a href="/detail/7">x</a></li></ul></main>';
}

let height = 0;

function grow(): void {
  height += 1;
  resized();
  vi.advanceTimersToNextFrame();
}

const hold = () => end.mockImplementation(holdScrollPosition(place));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  rowAt = null;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => (resized = () => undefined);
      constructor(put: () => void) {
        resized = put;
      }
    },
  );
  scrolled(0);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolled(Number(to[1])));
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
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
  grow();
  expect(window.scrollY).toBe(2200);
  rowAt = 2600;
  grow();
  expect(window.scrollY).toBe(2300);
});

it('gives the row that was opened its focus', () => {
  hold();
  showRow(2500);
  grow();
  expect(document.activeElement?.getAttribute('href')).toBe('/detail/7');
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'])('lets go at once at a %s', (act) => {
  showRow(2500);
  hold();
  document.body.dispatchEvent(new Event(act, { bubbles: true }));
  rowAt = 2600;
  grow();
  expect(window.scrollY).toBe(2200);
});

it('lets go when somebody scrolls by other means, such as the scroll bar', () => {
  showRow(2500);
  hold();
  grow();
  scrolled(700);
  window.dispatchEvent(new Event('scroll'));
  grow();
  expect(window.scrollY).toBe(700);
});
