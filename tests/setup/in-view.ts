import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/**
 * To be called at the top of a test file, since jsdom has no layout: all that is watched is in view, at the beginning of each test and
 * until the returned function says otherwise.
 */
export function useAllInView(): (isInView: boolean) => void {
  let isAllInView = true;
  const watchers = new Set<Callback>();
  class TestIntersectionObserver {
    readonly callback: Callback;
    constructor(callback: Callback) {
      this.callback = callback;
    }
    observe(): void {
      watchers.add(this.callback);
      this.callback([{ isIntersecting: isAllInView }]);
    }
    disconnect(): void {
      watchers.delete(this.callback);
    }
  }
  beforeEach(() => {
    watchers.clear();
    isAllInView = true;
    vi.stubGlobal('IntersectionObserver', TestIntersectionObserver);
  });
  return (isInView) =>
    act(() => {
      isAllInView = isInView;
      for (const watcher of watchers) watcher([{ isIntersecting: isInView }]);
    });
}
