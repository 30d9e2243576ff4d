import { expect, type Page, test as base } from '@playwright/test';
import { addRow } from '../bench/table-reporter';
import { startMeasuredApp, type MeasuredApp } from '../bench/measured-app';
import { sessionCookies } from '../e2e/support/session-cookies';
import { waitForApp } from '../e2e/support/wait-for-app';
import { openTab, type Sample } from './sample';
import { trendsOf } from './verdict';

interface Journey {
  /** The number of steps, and of parts after which both tabs are sampled. */
  times: number;
  parts: number;
  /** Whether Playwright's clock is installed: `still` moves only by the journey, `flowing` also by itself. */
  clock?: 'still' | 'flowing';
  /** Whether jana has a session from the beginning. */
  isSignedIn: boolean;
  /** Prepares both tabs before the first step. */
  begin: (tabs: { main: Page; beside: Page }, app: MeasuredApp) => Promise<void>;
  /** Does one step. */
  step: (page: Page, app: MeasuredApp, turn: number) => Promise<void>;
}

/** A quick run has a tenth of the steps, which is too few for a verdict. */
const isQuick = Boolean(process.env.MEASURE_QUICK);

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const test = base.extend<object, { app: MeasuredApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what the fixture needs
    async ({}, use) => {
      const app = await startMeasuredApp('small');
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Repeats steps in one tab beside an idle tab; fails when either leaks memory, nodes, listeners, timers or requests. */
export function journey(
  name: string,
  { times: allTimes, parts, clock, isSignedIn, begin, step }: Journey,
): void {
  test(name, async ({ context, app }, info) => {
    context.on('page', waitForApp);
    await app.backend.advanceClock(0);
    if (clock) await context.clock.install();
    if (isSignedIn) await context.addCookies(sessionCookies(app.url, await app.backend.login('jana')));
    const tabs = { 'in use': await openTab(context), 'beside it': await openTab(context) };
    const { page: main } = tabs['in use'];
    await begin({ main, beside: tabs['beside it'].page }, app);
    // From now on only the journey moves the clock.
    if (clock === 'still') await context.clock.pauseAt(Date.now() + 1000);
    const times = isQuick ? Math.ceil(allTimes / 10) : allTimes;
    const size = Math.max(1, Math.ceil(times / parts));
    const samples: Record<keyof typeof tabs, Sample[]> = { 'in use': [], 'beside it': [] };
    const sample = async (): Promise<void> => {
      for (const tab of ['in use', 'beside it'] as const) samples[tab].push(await tabs[tab].sample());
    };
    await sample();
    for (let turn = 0; turn < times; turn += 1) {
      await step(main, app, turn);
      if ((turn + 1) % size === 0 || turn + 1 === times) await sample();
    }
    for (const tab of ['in use', 'beside it'] as const) {
      for (const { figure: resource, first, last, ratio, isFlat } of trendsOf(samples[tab])) {
        await addRow(info, 'What is held', {
          journey: name,
          tab,
          what: resource === 'heap' ? 'heap, kB' : resource,
          first: figure.format(first),
          last: figure.format(last),
          ratio: Number.isFinite(ratio) ? `${figure.format(ratio)}×` : '–',
          verdict: isFlat ? 'flat' : 'GROWS',
        });
        if (!isQuick)
          expect.soft(isFlat, `${resource} ${tab}: ${first} at first, ${last} at last`).toBe(true);
      }
    }
  });
}
