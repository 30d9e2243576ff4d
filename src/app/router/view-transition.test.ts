import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTransitionTypes, viewTransitionOptions } from './view-transition';

const transitionBetween = (from: string | undefined, to: string): string[] | false =>
  getTransitionTypes({ ...(from && { fromLocation: { pathname: from } }), toLocation: { pathname: to } });

const stubPageHeight = (scrollHeight: number): void =>
  void vi.stubGlobal('document', { documentElement: { scrollHeight } });

beforeEach(() => stubPageHeight(6_000));
// Later test files check whether a document exists.
afterEach(() => void vi.unstubAllGlobals());

const setReducedMotion = (reduced: boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));

/** Enables view transitions; returns the stub of the window's events. */
function enableTransitions(): EventTarget {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('CSS', { supports: () => true });
  expect(viewTransitionOptions()).toEqual({ types: getTransitionTypes });
  return window;
}

describe('view transitions', () => {
  it('run only on a change of screen', () => {
    setReducedMotion(false);
    expect(transitionBetween('/cs', '/cs/detail/7')).toEqual(['screen']);
    expect(transitionBetween('/cs/detail/7', '/cs/detail/8')).toEqual(['screen']);
    expect(transitionBetween(undefined, '/cs')).toBe(false);
    expect(transitionBetween('/cs/detail/7', '/en/detail/7')).toBe(false);
    expect(transitionBetween('/cs', '/en')).toBe(false);
    expect(transitionBetween('/cs', '/cs')).toBe(false);
  });

  it.each([
    ['with reduced motion', true, 6_000],
    ['on a very long page', false, 120_000],
  ])('are skipped %s', (_, isReduced, height) => {
    setReducedMotion(isReduced);
    stubPageHeight(height);
    expect(transitionBetween('/cs', '/cs/detail/7')).toBe(false);
  });

  it('are disabled in a browser that cannot skip a single transition', () => {
    expect(viewTransitionOptions()).toBe(false);
    enableTransitions();
  });

  it('are skipped after the transition of a swipe back', () => {
    setReducedMotion(false);
    const window = enableTransitions();
    const goBack = (hasUAVisualTransition: boolean) =>
      window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }));
    goBack(true);
    expect(transitionBetween('/cs/detail/7', '/cs')).toBe(false);
    expect(transitionBetween('/cs', '/cs/detail/7')).toEqual(['screen']);
    goBack(false);
    expect(transitionBetween('/cs/detail/7', '/cs')).toEqual(['screen']);
  });
});
