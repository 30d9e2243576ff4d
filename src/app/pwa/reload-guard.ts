/** Milliseconds within which the app reloads its page once at most. */
export const reloadGuardMs = 10_000;

const key = 'reload_guard';

interface ReloadGuard {
  /** Asks for a reload and notes it: false when it could become a loop. */
  pass: () => boolean;
  /** Notes a reload that a person asked for. */
  note: () => void;
  /** A screen is shown: what a reload was to mend is mended, and 10 s after it another one may be. */
  settle: () => void;
}

/**
 * Keeps the app from reloading its page in a loop: one reload, then none until a screen is shown and 10 s have passed.
 * The time alone would not do, for a chunk that never comes takes longer than that to fail.
 * @param area `sessionStorage`, since it must outlive the page; where that is refused nothing is reloaded
 * @param now in milliseconds
 */
export function createReloadGuard(area: () => Storage, now: () => number): ReloadGuard {
  let isSettled = false;

  function isOpen(): boolean {
    const noted = area().getItem(key);
    return noted === null || (isSettled && Math.abs(now() - Number(noted)) >= reloadGuardMs);
  }
  function note(): boolean {
    try {
      area().setItem(key, String(now()));
      isSettled = false;
      return true;
    } catch {
      return false;
    }
  }
  return {
    pass() {
      try {
        return isOpen() && note();
      } catch {
        return false;
      }
    },
    note: () => void note(),
    settle() {
      isSettled = true;
    },
  };
}
