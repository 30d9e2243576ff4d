import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void;

/**
 * Stubs IntersectionObserver in each test of a file, because jsdom has no layout: every observed element is in view, until the
 * returned function changes that.
 */
export function stubIntersectionObserver(): (isInView: boolean) => void {
  let isAllInView = true;
  const callbacks = new Set<ObserverCallback>();
  class TestIntersectionObserver {
    readonly callback: ObserverCallback;
    constructor(callback: ObserverCallback) {
      this.callback = callback;
    }
    observe(): void {
      callbacks.add(this.callback);
      this.callback([{ isIntersecting: isAllInView }]);
    }
    disconnect(): void {
      callbacks.delete(this.callback);
    }
  }
  beforeEach(() => {
    callbacks.clear();
    isAllInView = true;
    vi.stubGlobal('IntersectionObserver', TestIntersectionObserver);
  });
  return (isInView) =>
    act(() => {
      isAllInView = isInView;
      for (const callback of callbacks) callback([{ isIntersecting: isInView }]);
    });
}
