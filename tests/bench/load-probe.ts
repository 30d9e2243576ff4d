/** The figures of one page load. */
export interface Visit {
  /** Largest contentful paint in milliseconds since the start of the navigation. */
  lcp: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The number of requests over the network until the page was usable, with the page itself. */
  requests: number;
}

interface LoadProbe {
  /** Resolves once the page is usable and has been idle for `quiet` milliseconds. */
  settled: (quiet: number) => Promise<Visit>;
}

declare global {
  interface Window {
    loadProbe: LoadProbe;
  }
}

/**
 * Records a page load; runs in the browser, so it uses nothing outside of its body. A page is usable once the element of the selector
 * `control` is there and the app has hydrated the page (`html[data-started]`). A page without controls has the selector null.
 */
export function installLoadProbe(control: string | null): void {
  let lcp = 0;
  let shift = 0;
  let lastActivity = 0;
  let controlAt: number | null = null;
  let startedAt: number | null = null;

  const observe = (type: string, handle: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
      lastActivity = performance.now();
    }).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) shift += value;
  });
  // Long tasks and requests also count as activity.
  observe('longtask', () => undefined);
  observe('resource', () => undefined);

  const check = (): void => {
    const root = document.documentElement;
    if (startedAt === null && root?.hasAttribute('data-started')) startedAt = performance.now();
    if (controlAt === null && control !== null && document.querySelector(control))
      controlAt = performance.now();
    // The attribute may come after the control, so the checks continue.
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);

  /** The time when the page became usable, null before. */
  const usableTime = (): number | null => {
    if (control === null) return document.readyState === 'complete' ? lcp : null;
    return controlAt === null ? null : Math.max(controlAt, startedAt ?? 0);
  };

  const read = (usable: number): Visit => {
    const requests = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      // Responses from the browser's cache transfer no bytes.
      .filter(({ responseEnd, transferSize }) => responseEnd <= usable && transferSize > 0);
    return { lcp, shift, requests: requests.length + 1 };
  };

  const longestWait = 60_000;
  window.loadProbe = {
    settled: (quiet) =>
      new Promise((resolve, reject) => {
        const timer = setInterval(() => {
          const now = performance.now();
          const usable = usableTime();
          const isUsable = usable !== null && lcp > 0 && document.readyState === 'complete';
          if (now > longestWait) reject(new Error('The page never answered.'));
          else if (isUsable && now > Math.max(lastActivity, usable) + quiet) resolve(read(usable));
          else return;
          clearInterval(timer);
        }, 100);
      }),
  };
}
