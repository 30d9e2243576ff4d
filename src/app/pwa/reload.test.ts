import { beforeEach, describe, expect, it } from 'vitest';
import { createReloadGuard, reloadGuardMs } from './reload';

let now = 0;
let stored: Map<string, string>;

const area = (): Storage =>
  ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }) as Storage;

/** The guard of a newly loaded page. */
const newPage = () => createReloadGuard(area, () => now);

beforeEach(() => {
  now = 1_000_000;
  stored = new Map();
});

describe('the reload guard', () => {
  it('allows one reload, but none on the reloaded page', () => {
    expect(newPage().allowReload()).toBe(true);
    const second = newPage();
    expect(second.allowReload()).toBe(false);
    now += 10 * reloadGuardMs;
    expect(second.allowReload()).toBe(false);
    expect(newPage().allowReload()).toBe(false);
  });

  it('allows another reload 10 s later when a screen was shown', () => {
    newPage().allowReload();
    const second = newPage();
    second.confirmScreen();
    now += reloadGuardMs - 1;
    expect(second.allowReload()).toBe(false);
    now += 1;
    expect(second.allowReload()).toBe(true);
    expect(newPage().allowReload()).toBe(false);
  });

  it('counts a manual reload', () => {
    newPage().recordReload();
    expect(newPage().allowReload()).toBe(false);
  });

  it('allows no reload when the storage is refused or full', () => {
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

  it('does not block reloads when the clock was set back', () => {
    newPage().allowReload();
    const second = newPage();
    second.confirmScreen();
    now -= 2 * reloadGuardMs;
    expect(second.allowReload()).toBe(true);
  });
});
