/** What a browser says of one load of a page: milliseconds since the navigation began, bytes, counts. */
export interface Visit {
  /** Largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Requests that had been answered over the network when the page answered, the page itself included. */
  requests: number;
}

interface LoadProbe {
  /** Resolves once the page answers and nothing has come, moved or been computed for so many milliseconds. */
  settled: (quiet: number) => Promise<Visit>;
}

declare global {
  interface Window {
    loadProbe: LoadProbe;
  }
}

/**
 * Begins to note in a page; handed to the browser as it is, so it refers to nothing outside of itself.
 *
 * A page answers as soon as its control can be used and the app has taken the page over. A page that was drawn before says so
 * itself (`html[data-started]`); where none does, the control comes with what answers it.
 *
 * @param control a selector of what one came for; null where there is nothing to answer.
 */
export function installLoadProbe(control: string | null): void {
  let lcp = 0;
  let shift = 0;
  let lastSign = 0;
  let controlAt: number | null = null;
  let startedAt: number | null = null;

  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      lastSign = performance.now();
    }).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) shift += value;
  });
  // As long as something is computed, the page has not settled.
  observe('longtask', () => undefined);
  observe('resource', () => undefined);

  const check = (): void => {
    const root = document.documentElement;
    if (startedAt === null && root?.hasAttribute('data-started')) startedAt = performance.now();
    if (controlAt === null && control !== null && document.querySelector(control))
      controlAt = performance.now();
    // The attribute may come after the control, so the checks go on.
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);

  /** Null until then. */
  const interactive = (): number | null => {
    if (control === null) return document.readyState === 'complete' ? lcp : null;
    return controlAt === null ? null : Math.max(controlAt, startedAt ?? 0);
  };

  const read = (usable: number): Visit => {
    const sent = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      // What comes from the browser's cache transfers nothing.
      .filter(({ responseEnd, transferSize }) => responseEnd <= usable && transferSize > 0);
    return { lcp, shift, requests: sent.length + 1 };
  };

  const longestWait = 60_000;
  window.loadProbe = {
    settled: (quiet) =>
      new Promise((resolve, reject) => {
        const timer = setInterval(() => {
          const now = performance.now();
          const usable = interactive();
          const isThere = usable !== null && lcp > 0 && document.readyState === 'complete';
          if (now > longestWait) reject(new Error('The page never answered.'));
          else if (isThere && now > Math.max(lastSign, usable) + quiet) resolve(read(usable));
          else return;
          clearInterval(timer);
        }, 100);
      }),
  };
}
