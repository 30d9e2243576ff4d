/** Milliseconds that the newest message must be in view; of the first and of the longest wait after a failure. */
export const readingTime = 500;
const firstPause = 5000;
const longestPause = 60_000;

export interface MarkRead {
  /**
   * Says what the person is looking at: the newest message, or null when it is not in view, the window not in focus, or
   * the tab hidden.
   */
  update: (newestId: number | null) => void;
  stop: () => void;
}

/**
 * Marks a chat as read once its newest message has been looked at for 500 ms in a visible, focused tab. One
 * call at a time: what comes meanwhile is marked by the next. A failed call is made again later, if the person is still
 * looking.
 */
export function createMarkRead(mark: () => Promise<unknown>, readUpTo: number): MarkRead {
  let done = readUpTo;
  let seen: number | null = null;
  let isMarking = false;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (seen === null || seen <= done || isMarking) return;
    timer = setTimeout(() => void run(), delay);
  }

  async function run(): Promise<void> {
    const upTo = seen;
    if (upTo === null) return;
    isMarking = true;
    let delay = readingTime;
    try {
      await mark();
      done = upTo;
      pause = firstPause;
    } catch {
      delay = pause;
      pause = Math.min(longestPause, pause * 2);
    }
    isMarking = false;
    schedule(delay);
  }

  return {
    update(newestId) {
      if (newestId === seen) return;
      seen = newestId;
      schedule(readingTime);
    },
    stop() {
      seen = null;
      clearTimeout(timer);
    },
  };
}
