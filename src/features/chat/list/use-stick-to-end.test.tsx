// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStickToEnd } from './use-stick-to-end';

/** The size of the log in pixels, because jsdom has no layout. */
const size = { clientHeight: 400, scrollHeight: 1000 };

let notifyResize = (): void => undefined;

beforeEach(() => {
  Object.assign(size, { clientHeight: 400, scrollHeight: 1000 });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => size.clientHeight);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => size.scrollHeight);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notifyResize = callback;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});

afterEach(cleanup);

function Log() {
  const { log, content, onScroll, isAtEnd, leaveEnd } = useStickToEnd();
  return (
    <div ref={log} role="log" data-end={isAtEnd} onScroll={onScroll}>
      <div ref={content} />
      <button type="button" onClick={leaveEnd}>
        up
      </button>
    </div>
  );
}

function openLog(): { getTop: () => number; isAtEnd: () => boolean; scroll: (position?: number) => void } {
  render(<Log />);
  const log = screen.getByRole('log');
  const scroll = (position = Math.min(log.scrollTop, size.scrollHeight - size.clientHeight)): void => {
    log.scrollTop = position;
    fireEvent.scroll(log);
  };
  scroll();
  return { getTop: () => log.scrollTop, isAtEnd: () => log.dataset['end'] === 'true', scroll };
}

it('stays at the end when the scroll event comes after the log has grown', () => {
  const { getTop, isAtEnd, scroll } = openLog();
  size.scrollHeight = 1300;
  scroll(600);
  expect(isAtEnd()).toBe(true);
  notifyResize();
  expect(getTop()).toBe(1300);
});

it('does not scroll back after leaveEnd when the log grows before the scroll event', () => {
  const { getTop, isAtEnd, scroll } = openLog();
  fireEvent.click(screen.getByRole('button'));
  screen.getByRole('log').scrollTop = 300;
  size.scrollHeight = 1300;
  notifyResize();
  expect(getTop()).toBe(300);
  scroll(300);
  expect(isAtEnd()).toBe(false);
});

it('stops following the end after scrolling up, and follows it again after scrolling to it', () => {
  const { getTop, isAtEnd, scroll } = openLog();
  scroll(200);
  size.scrollHeight = 1300;
  notifyResize();
  expect([getTop(), isAtEnd()]).toEqual([200, false]);
  scroll(250);
  expect(isAtEnd()).toBe(false);
  scroll(900);
  size.scrollHeight = 1500;
  notifyResize();
  expect([getTop(), isAtEnd()]).toEqual([1500, true]);
});
