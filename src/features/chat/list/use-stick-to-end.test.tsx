// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStickToEnd } from './use-stick-to-end';

/** Of the log, in pixels; jsdom lays nothing out. */
const size = { clientHeight: 400, scrollHeight: 1000 };

/** Told by the browser that what is observed has another size. */
let resized = (): void => undefined;

beforeEach(() => {
  Object.assign(size, { clientHeight: 400, scrollHeight: 1000 });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => size.clientHeight);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => size.scrollHeight);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});

afterEach(cleanup);

function Log(): ReactNode {
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

function open(): { top: () => number; isAtEnd: () => boolean; scroll: (to?: number) => void } {
  render(<Log />);
  const log = screen.getByRole('log');
  const scroll = (to = Math.min(log.scrollTop, size.scrollHeight - size.clientHeight)): void => {
    log.scrollTop = to;
    fireEvent.scroll(log);
  };
  scroll();
  return { top: () => log.scrollTop, isAtEnd: () => log.dataset['end'] === 'true', scroll };
}

it('is not led away by a scroll that is told of after the log has grown', () => {
  const { top, isAtEnd, scroll } = open();
  size.scrollHeight = 1300;
  scroll(600);
  expect(isAtEnd()).toBe(true);
  resized();
  expect(top()).toBe(1300);
});

it('does not lead back a press that leads up, when the log grows before that scroll is told of', () => {
  const { top, isAtEnd, scroll } = open();
  fireEvent.click(screen.getByRole('button'));
  screen.getByRole('log').scrollTop = 300;
  size.scrollHeight = 1300;
  resized();
  expect(top()).toBe(300);
  scroll(300);
  expect(isAtEnd()).toBe(false);
});

it('stays where somebody has scrolled up to, and at the end again once they are back', () => {
  const { top, isAtEnd, scroll } = open();
  scroll(200);
  size.scrollHeight = 1300;
  resized();
  expect([top(), isAtEnd()]).toEqual([200, false]);
  scroll(250);
  expect(isAtEnd()).toBe(false);
  scroll(900);
  size.scrollHeight = 1500;
  resized();
  expect([top(), isAtEnd()]).toEqual([1500, true]);
});
