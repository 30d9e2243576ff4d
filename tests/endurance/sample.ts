import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a tab holds at a moment, after its garbage was collected. */
export interface Sample {
  /** Memory of JavaScript, in kB. */
  heap: number;
  /** Nodes of the document and those that something still holds. */
  nodes: number;
  listeners: number;
  /** Time-outs and intervals that are set. */
  timers: number;
  /** Requests since the sample before. */
  requests: number;
}

/** A tab that is watched. */
interface Tab {
  page: Page;
  sample: () => Promise<Sample>;
}

declare global {
  interface Window {
    /** How many time-outs and intervals are set. */
    liveTimers: () => number;
  }
}

/** Counts timers in a page; handed to the browser as it is, so it refers to nothing outside of itself. */
function countTimers(): void {
  const live = new Set<unknown>();
  const later = window.setTimeout.bind(window);
  const notLater = window.clearTimeout.bind(window);
  const often = window.setInterval.bind(window);
  const notOften = window.clearInterval.bind(window);
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...values: unknown[]) => {
    const id: unknown = later(
      (...given: unknown[]) => {
        live.delete(id);
        if (typeof handler === 'function') handler(...given);
      },
      delay,
      ...values,
    );
    live.add(id);
    return id;
  }) as unknown as typeof window.setTimeout;
  window.setInterval = ((handler: TimerHandler, delay?: number, ...values: unknown[]) => {
    const id: unknown = often(handler, delay, ...values);
    live.add(id);
    return id;
  }) as unknown as typeof window.setInterval;
  window.clearTimeout = (id) => {
    live.delete(id);
    notLater(id);
  };
  window.clearInterval = (id) => {
    live.delete(id);
    notOften(id);
  };
  window.liveTimers = () => live.size;
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Opens a tab that is watched. A clock that is to be installed in the context comes before. */
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
      // Twice: what the first run lets go of may hold other things.
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
