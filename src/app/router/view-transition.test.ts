import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transitionTypes, viewTransition } from './view-transition';

const change = (from: string | undefined, to: string): string[] | false =>
  transitionTypes({ ...(from && { fromLocation: { pathname: from } }), toLocation: { pathname: to } });

const page = (scrollHeight: number): void =>
  void vi.stubGlobal('document', { documentElement: { scrollHeight } });

beforeEach(() => page(6_000));
// The files after this one look whether there is a document.
afterEach(() => void vi.unstubAllGlobals());

const motion = (reduced: boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));

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

  it('are left out with reduced motion', () => {
    motion(true);
    expect(change('/cs', '/cs/detail/7')).toBe(false);
  });

  it('are left out of a page as long as that of a thousand matches', () => {
    motion(false);
    page(120_000);
    expect(change('/cs', '/cs/detail/7')).toBe(false);
  });

  it('are off where the browser cannot leave one out', () => {
    expect(viewTransition()).toBe(false);
    vi.stubGlobal('CSS', { supports: () => true });
    expect(viewTransition()).toEqual({ types: transitionTypes });
  });
});
