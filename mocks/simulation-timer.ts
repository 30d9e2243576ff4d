interface SimulationTimerOptions {
  /** A failure is passed to `warn`, and the timer continues. */
  simulateAction: () => unknown;
  /** A function like Math.random. */
  random?: () => number;
  warn?: (text: string) => void;
}

const MIN_PAUSE_MS = 20_000;
const MAX_PAUSE_MS = 60_000;

/** Runs an action of a simulated player at random intervals, one at a time; returns a function that stops it. It does not keep the process alive. */
export function startSimulationTimer({
  simulateAction,
  random = Math.random,
  warn = console.warn,
}: SimulationTimerOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function schedule() {
    if (isStopped) return;
    timer = setTimeout(() => void run(), MIN_PAUSE_MS + random() * (MAX_PAUSE_MS - MIN_PAUSE_MS));
    // Node returns an object with `unref`, a browser a number.
    if (typeof timer === 'object') timer.unref();
  }

  async function run() {
    try {
      await simulateAction();
    } catch (error) {
      warn(`Nobody acted: ${(error as Error).message}`);
    }
    schedule();
  }

  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
