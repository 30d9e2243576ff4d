import { beforeEach, describe, expect, it } from 'vitest';
import { createReloadGuard, reloadGuardMs } from './reload';

let now = 0;
let kept: Map<string, string>;

const area = (): Storage =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as Storage;

/** The guard of a page that has just been loaded. */
const newPage = () => createReloadGuard(area, () => now);

beforeEach(() => {
  now = 1_000_000;
  kept = new Map();
});

describe('the reload guard', () => {
  it('lets one reload through, and none of the page that it led to', () => {
    expect(newPage().allowReload()).toBe(true);
    const second = newPage();
    expect(second.allowReload()).toBe(false);
    now += 10 * reloadGuardMs;
    expect(second.allowReload()).toBe(false);
    expect(newPage().allowReload()).toBe(false);
  });

  it('lets another through 10 s later once a screen was shown', () => {
    newPage().allowReload();
    const second = newPage();
    second.confirmScreen();
    now += reloadGuardMs - 1;
    expect(second.allowReload()).toBe(false);
    now += 1;
    expect(second.allowReload()).toBe(true);
    expect(newPage().allowReload()).toBe(false);
  });

  it('counts a reload that a person asked for', () => {
    newPage().recordReload();
    expect(newPage().allowReload()).toBe(false);
  });

  it('lets none through where nothing can be kept for the next page', () => {
    const refused = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(createReloadGuard(refused, () => now).allowReload()).toBe(false);
    const full = (): Storage =>
      ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as unknown as Storage;
    expect(createReloadGuard(full, () => now).allowReload()).toBe(false);
  });

  it('does not wait for ever when the clock was put back', () => {
    newPage().allowReload();
    const second = newPage();
    second.confirmScreen();
    now -= 2 * reloadGuardMs;
    expect(second.allowReload()).toBe(true);
  });
});
