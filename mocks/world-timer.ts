interface WorldTimerOptions {
  /** One act of somebody else, such as a message or a join. A failure is told to `warn`; the world goes on. */
  act: () => unknown;
  /** A number from 0 up to 1. */
  random?: () => number;
  warn?: (text: string) => void;
}

/** The shortest and the longest pause between two acts, in milliseconds. */
const SHORTEST = 20_000;
const LONGEST = 60_000;

/** Lets other people act now and then, never two acts at once; gives the way to stop. Does not keep a process alive. */
export function startWorldTimer({
  act,
  random = Math.random,
  warn = console.warn,
}: WorldTimerOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function schedule() {
    if (stopped) return;
    timer = setTimeout(() => void run(), SHORTEST + random() * (LONGEST - SHORTEST));
    // A number in browsers, an object in Node.
    if (typeof timer === 'object') timer.unref();
  }

  async function run() {
    try {
      await act();
    } catch (error) {
      warn(`Nobody acted: ${(error as Error).message}`);
    }
    schedule();
  }

  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
