// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScrollPosition } from './history-entries';
import { holdScrollPosition } from './restore-scroll';

/** The row's distance from the top of the page, in pixels; null while it is not rendered. */
let rowTop: number | null = null;

const stopHolding = vi.fn<() => void>();
let notifyResize: () => void;

const stubScrollY = (y: number) => vi.stubGlobal('scrollY', y);

const position: ScrollPosition = {
  y: 1800,
  height: window.innerHeight,
  landmarks: [{ name: 'match-7', top: 300 }],
  isOpened: true,
};

function showRow(top: number): void {
  rowTop = top;
  document.body.innerHTML = '<main><p data-landmark="match-7"><a href="/detail/7">x</a></p></main>';
}

let pageHeight = 0;

function growPage(): void {
  pageHeight += 1;
  notifyResize();
  vi.advanceTimersToNextFrame();
}

const holdPosition = () => stopHolding.mockImplementation(holdScrollPosition(position));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  rowTop = null;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => (notifyResize = () => undefined);
      constructor(callback: () => void) {
        notifyResize = callback;
      }
    },
  );
  stubScrollY(0);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void stubScrollY(Number(to[1])));
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: (rowTop ?? 0) - window.scrollY, height: 100 }) as DOMRect,
  );
});
afterEach(() => {
  stopHolding();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('scrolls to the pixel until the row renders, then to the row, and follows it', () => {
  holdPosition();
  expect(window.scrollY).toBe(1800);
  showRow(2500);
  growPage();
  expect(window.scrollY).toBe(2200);
  rowTop = 2600;
  growPage();
  expect(window.scrollY).toBe(2300);
});

it('focuses the link of the opened row', () => {
  holdPosition();
  showRow(2500);
  growPage();
  expect(document.activeElement?.getAttribute('href')).toBe('/detail/7');
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'])('stops following on %s', (type) => {
  showRow(2500);
  holdPosition();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  rowTop = 2600;
  growPage();
  expect(window.scrollY).toBe(2200);
});

it('stops following when the person scrolls by the scroll bar', () => {
  showRow(2500);
  holdPosition();
  growPage();
  stubScrollY(700);
  window.dispatchEvent(new Event('scroll'));
  growPage();
  expect(window.scrollY).toBe(700);
});
