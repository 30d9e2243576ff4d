interface PressProbe {
  start: () => void;
  /**
   * Resolves once nothing is left to be done, with the milliseconds from the input until the next frame was shown, of the slowest event
   * since the start; 0 when all were shown within 16 ms.
   */
  end: () => Promise<number>;
  /** Resolves once the condition holds. */
  until: (holds: () => boolean) => Promise<void>;
}

declare global {
  interface Window {
    probe: PressProbe;
  }
}

/** Begins to note in a page; handed to the browser as it is, so it refers to nothing outside of itself. */
export function installPressProbe(): void {
  let slowest = 0;
  let began = 0;
  let lastLong = 0;
  /** So many milliseconds without a long frame are the end of it. */
  const quiet = 150;
  const longestWait = 30_000;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Only the events that make up an interaction (press, key) have an id.
      const { interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0 && entry.startTime + entry.duration >= began)
        slowest = Math.max(slowest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lastLong = startTime + duration;
  }).observe({ type: 'long-animation-frame' });

  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 }));
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  window.probe = {
    start() {
      slowest = 0;
      began = performance.now();
    },
    async end() {
      await nextFrame();
      await nextFrame();
      do {
        await idle();
        // The entries come after the frame was shown.
        await pause(quiet);
      } while (
        lastLong > performance.now() - quiet ||
        // Until its end the browser takes no press.
        document.documentElement.matches(':active-view-transition')
      );
      return slowest;
    },
    async until(holds) {
      while (!holds()) {
        if (performance.now() - began > longestWait) throw new Error('What was waited for did not come.');
        await nextFrame();
      }
    },
  };
}
