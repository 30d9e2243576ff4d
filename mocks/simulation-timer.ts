interface SimulationTimerOptions {
  /** The timer continues after a failure, which is passed to `warn`. */
  simulateAction: () => unknown;
  /** A function like Math.random. */
  random?: () => number;
  warn?: (text: string) => void;
}

const MIN_PAUSE_MS = 20_000;
const MAX_PAUSE_MS = 60_000;

/** Runs one action of a simulated player after another, with random pauses; returns a function that stops this. */
export function startSimulationTimer({
  simulateAction,
  random = Math.random,
  warn = console.warn,
}: SimulationTimerOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function scheduleAction() {
    if (isStopped) return;
    timer = setTimeout(() => void runAction(), MIN_PAUSE_MS + random() * (MAX_PAUSE_MS - MIN_PAUSE_MS));
    // In Node the timer must not keep the process alive; in a browser it is a number.
    if (typeof timer === 'object') timer.unref();
  }

  async function runAction() {
    try {
      await simulateAction();
    } catch (error) {
      warn(`Nobody acted: ${(error as Error).message}`);
    }
    scheduleAction();
  }

  scheduleAction();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
