/** What the browser says about one interaction or movement. */
export interface Seen {
  /** From the input until the next frame was shown, of the slowest event; 0 when all were shown within 16 ms. */
  input: number;
  /** The longest frame on the main thread; 0 when none was longer than 50 ms. */
  frame: number;
  /** The longest pause between two frames that were drawn. */
  pause: number;
}

interface Probe {
  start: () => void;
  /** Resolves once nothing is left to be done, with what was noted since the start. */
  end: () => Promise<Seen>;
  /** Resolves once the condition holds, with the milliseconds since the start. */
  until: (holds: () => boolean) => Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Begins to note in a page; handed to the browser as it is, so it refers to nothing outside of itself. */
export function installProbe(): void {
  let inputs: number[] = [];
  let frames: number[] = [];
  let pauses: number[] = [];
  let began = 0;
  let isOn = false;
  let lastLong = 0;
  /** So many milliseconds without a long frame are the end of it. */
  const quiet = 150;
  const longestWait = 30_000;

  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime + entry.duration >= began) take(entry);
    }).observe({ type, ...options });
  };
  observe(
    'event',
    (entry) => {
      // Only the events that make up an interaction (press, key) have an id.
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        inputs.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
  observe('long-animation-frame', ({ startTime, duration }) => {
    frames.push(duration);
    lastLong = startTime + duration;
  });

  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 }));
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const longest = (values: number[]): number => Math.max(0, ...values);

  window.probe = {
    start() {
      inputs = [];
      frames = [];
      pauses = [];
      began = performance.now();
      isOn = true;
      let last = began;
      const tick = (now: number): void => {
        if (!isOn) return;
        pauses.push(now - last);
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
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
      isOn = false;
      return { input: longest(inputs), frame: longest(frames), pause: longest(pauses) };
    },
    async until(holds) {
      while (!holds()) {
        if (performance.now() - began > longestWait) throw new Error('What was waited for did not come.');
        await nextFrame();
      }
      return performance.now() - began;
    },
  };
}
