/** Milliseconds between two checks while the page is in sight. */
export const checkEveryMs = 15 * 60_000;

/** Milliseconds between two checks, so that going to and fro between windows does not ask each time. */
export const atLeastMs = 60_000;

/**
 * Calls `check` every 15 minutes and when the person comes back to the page; a hidden page asks for nothing. Gives what
 * ends it.
 */
export function scheduleChecks(check: () => void): () => void {
  let last = performance.now();
  const checkAfter = (pause: number) => (): void => {
    if (document.visibilityState === 'hidden' || performance.now() - last < pause) return;
    last = performance.now();
    check();
  };
  const onReturn = checkAfter(atLeastMs);
  const timer = setInterval(checkAfter(0), checkEveryMs);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
