interface PressProbe {
  start: () => void;
  /**
   * Resolves once the page is idle, with the milliseconds from input to next frame of the slowest event since `start`; 0 when all took
   * less than 16 ms.
   */
  readSlowest: () => Promise<number>;
  until: (isTrue: () => boolean) => Promise<void>;
}

declare global {
  interface Window {
    probe: PressProbe;
  }
}

/** Records presses of a page; runs in the browser, so it uses nothing outside of its body. */
export function installPressProbe(): void {
  let slowest = 0;
  let startedAt = 0;
  let lastLong = 0;
  /** The page is idle after this many milliseconds without a long frame. */
  const quiet = 150;
  const longestWait = 30_000;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Only the events that make up an interaction (press, key) have an id.
      const { interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0 && entry.startTime + entry.duration >= startedAt)
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
      startedAt = performance.now();
    },
    async readSlowest() {
      await nextFrame();
      await nextFrame();
      do {
        await idle();
        // The browser reports events after their frame.
        await pause(quiet);
      } while (
        lastLong > performance.now() - quiet ||
        // The browser handles no press during a view transition.
        document.documentElement.matches(':active-view-transition')
      );
      return slowest;
    },
    async until(isTrue) {
      while (!isTrue()) {
        if (performance.now() - startedAt > longestWait) throw new Error('What was waited for did not come.');
        await nextFrame();
      }
    },
  };
}
