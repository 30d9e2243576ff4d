interface SimulationTimerOptions {
  /** One act of somebody else, such as a message or a join. A failure is told to `warn`; the world goes on. */
  simulateAction: () => unknown;
  /** A number from 0 up to 1. */
  random?: () => number;
  warn?: (text: string) => void;
}

/** The shortest and the longest pause between two acts, in milliseconds. */
const MIN_PAUSE_MS = 20_000;
const MAX_PAUSE_MS = 60_000;

/** Lets other people act now and then, never two acts at once; gives the way to stop. Does not keep a process alive. */
export function startSimulationTimer({
  simulateAction: act,
  random = Math.random,
  warn = console.warn,
}: SimulationTimerOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function schedule() {
    if (stopped) return;
    timer = setTimeout(() => void run(), MIN_PAUSE_MS + random() * (MAX_PAUSE_MS - MIN_PAUSE_MS));
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
