import { beforeEach, describe, expect, it } from 'vitest';
import { createReloadGuard, reloadGuardMs } from './reload';

let now = 0;
let storedItems: Map<string, string>;

const getStorage = (): Storage =>
  ({
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => void storedItems.set(key, value),
  }) as Storage;

const createPageGuard = () => createReloadGuard(getStorage, () => now);

beforeEach(() => {
  now = 1_000_000;
  storedItems = new Map();
});

describe('the reload guard', () => {
  it('allows one reload, but none on the reloaded page', () => {
    expect(createPageGuard().allowReload()).toBe(true);
    const secondGuard = createPageGuard();
    expect(secondGuard.allowReload()).toBe(false);
    now += 10 * reloadGuardMs;
    expect(secondGuard.allowReload()).toBe(false);
    expect(createPageGuard().allowReload()).toBe(false);
  });

  it('allows another reload 10 s later when a screen was shown', () => {
    createPageGuard().allowReload();
    const secondGuard = createPageGuard();
    secondGuard.confirmScreen();
    now += reloadGuardMs - 1;
    expect(secondGuard.allowReload()).toBe(false);
    now += 1;
    expect(secondGuard.allowReload()).toBe(true);
    expect(createPageGuard().allowReload()).toBe(false);
  });

  it('counts a manual reload', () => {
    createPageGuard().recordReload();
    expect(createPageGuard().allowReload()).toBe(false);
  });

  it('allows no reload when the storage is refused or full', () => {
    const refuseStorage = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(createReloadGuard(refuseStorage, () => now).allowReload()).toBe(false);
    const getFullStorage = (): Storage =>
      ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as unknown as Storage;
    expect(createReloadGuard(getFullStorage, () => now).allowReload()).toBe(false);
  });

  it('does not block reloads when the clock was set back', () => {
    createPageGuard().allowReload();
    const secondGuard = createPageGuard();
    secondGuard.confirmScreen();
    now -= 2 * reloadGuardMs;
    expect(secondGuard.allowReload()).toBe(true);
  });
});
