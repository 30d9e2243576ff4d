import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transitionTypes, viewTransitionOptions } from './view-transition';

const change = (from: string | undefined, to: string): string[] | false =>
  transitionTypes({ ...(from && { fromLocation: { pathname: from } }), toLocation: { pathname: to } });

const page = (scrollHeight: number): void =>
  void vi.stubGlobal('document', { documentElement: { scrollHeight } });

beforeEach(() => page(6_000));
// The files after this one look whether there is a document.
afterEach(() => void vi.unstubAllGlobals());

const motion = (reduced: boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));

/** Switches the transitions on; gives what stands in for the window's events. */
function followWindow(): EventTarget {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('CSS', { supports: () => true });
  expect(viewTransitionOptions()).toEqual({ types: transitionTypes });
  return window;
}

describe('view transitions', () => {
  it('accompany a change of screen only', () => {
    motion(false);
    expect(change('/cs', '/cs/detail/7')).toEqual(['screen']);
    expect(change('/cs/detail/7', '/cs/detail/8')).toEqual(['screen']);
    expect(change(undefined, '/cs')).toBe(false);
    expect(change('/cs/detail/7', '/en/detail/7')).toBe(false);
    expect(change('/cs', '/en')).toBe(false);
    expect(change('/cs', '/cs')).toBe(false);
  });

  it.each([
    ['with reduced motion', true, 6_000],
    ['of a page as long as that of a thousand matches', false, 120_000],
  ])('are left out %s', (_, isReduced, height) => {
    motion(isReduced);
    page(height);
    expect(change('/cs', '/cs/detail/7')).toBe(false);
  });

  it('are off where the browser cannot leave one out', () => {
    expect(viewTransitionOptions()).toBe(false);
    followWindow();
  });

  it('do not follow that of the browser, which a finger has pushed the page aside in', () => {
    motion(false);
    const window = followWindow();
    const goBack = (hasUAVisualTransition: boolean) =>
      window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }));
    goBack(true);
    expect(change('/cs/detail/7', '/cs')).toBe(false);
    expect(change('/cs', '/cs/detail/7')).toEqual(['screen']);
    goBack(false);
    expect(change('/cs/detail/7', '/cs')).toEqual(['screen']);
  });
});
