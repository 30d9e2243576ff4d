/** A signal that aborts with the caller's own, or when the time is up. */
interface Deadline {
  readonly signal: AbortSignal;
  /** Was it the time (and not the caller) that aborted? */
  readonly isOver: () => boolean;
  /** Stops the clock; to be called when the work is done. */
  readonly clear: () => void;
}

/**
 * Starts a deadline of so many milliseconds.
 *
 * `AbortSignal.any` with `AbortSignal.timeout` would be shorter, but Node may collect such a pair as garbage before it fires,
 * and then a call never ends: https://github.com/nodejs/node/issues/57736. This can go once the Node of the project has that
 * mended.
 */
export function createDeadline(limit: number, caller: AbortSignal | null | undefined): Deadline {
  const controller = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, limit);
  const follow = (): void => controller.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    isOver: () => over,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
