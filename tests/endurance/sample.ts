import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** The resources of a tab after garbage collection. */
export interface Sample {
  /** The JavaScript heap in kB. */
  heap: number;
  /** The number of nodes, also of detached ones. */
  nodes: number;
  listeners: number;
  /** The number of active timeouts and intervals. */
  timers: number;
  /** The number of requests since the previous sample. */
  requests: number;
}

/** A tab with its sampler. */
interface Tab {
  page: Page;
  sample: () => Promise<Sample>;
}

declare global {
  interface Window {
    /** Returns the number of active timeouts and intervals. */
    liveTimers: () => number;
  }
}

/** Counts timers in a page; runs in the browser, so it uses nothing outside of its body. */
function countTimers(): void {
  const activeTimers = new Set<unknown>();
  const originalSetTimeout = window.setTimeout.bind(window);
  const originalClearTimeout = window.clearTimeout.bind(window);
  const originalSetInterval = window.setInterval.bind(window);
  const originalClearInterval = window.clearInterval.bind(window);
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...values: unknown[]) => {
    const id: unknown = originalSetTimeout(
      (...args: unknown[]) => {
        activeTimers.delete(id);
        if (typeof handler === 'function') handler(...args);
      },
      delay,
      ...values,
    );
    activeTimers.add(id);
    return id;
  }) as unknown as typeof window.setTimeout;
  window.setInterval = ((handler: TimerHandler, delay?: number, ...values: unknown[]) => {
    const id: unknown = originalSetInterval(handler, delay, ...values);
    activeTimers.add(id);
    return id;
  }) as unknown as typeof window.setInterval;
  window.clearTimeout = (id) => {
    activeTimers.delete(id);
    originalClearTimeout(id);
  };
  window.clearInterval = (id) => {
    activeTimers.delete(id);
    originalClearInterval(id);
  };
  window.liveTimers = () => activeTimers.size;
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Opens a tab that can be sampled; a clock must be installed in the context before. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  await page.addInitScript(countTimers);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  return {
    page,
    async sample() {
      // Objects that the first run frees may reference others, so it runs twice.
      for (let run = 0; run < 2; run += 1) await cdp.send('HeapProfiler.collectGarbage');
      const counted = requests;
      requests = 0;
      return {
        heap: Math.round((await metric(cdp, 'JSHeapUsedSize')) / 1024),
        nodes: await metric(cdp, 'Nodes'),
        listeners: await metric(cdp, 'JSEventListeners'),
        timers: await page.evaluate(() => window.liveTimers()),
        requests: counted,
      };
    },
  };
}
