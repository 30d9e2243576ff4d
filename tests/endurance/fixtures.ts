import { expect, type Page, test as base } from '@playwright/test';
import { addRow } from '../bench/table-reporter';
import { startWorld, type World } from '../bench/world';
import { sessionCookies } from '../e2e/support/session-cookies';
import { waitForApp } from '../e2e/support/wait-for-app';
import { openTab, type Sample } from './sample';
import { trendsOf } from './verdict';

interface Journey {
  /** How often, and in how many parts, after each of which both tabs are sampled. */
  times: number;
  parts: number;
  /** Whether time is the tests' own: it stands still but where the journey moves it, or flows and is moved besides. */
  clock?: 'still' | 'flowing';
  /** Whether jana has a session from the beginning. */
  isSignedIn: boolean;
  /** Brings the tabs to where it begins. */
  begin: (tabs: { main: Page; beside: Page }, world: World) => Promise<void>;
  /** One of the times. */
  step: (page: Page, world: World, turn: number) => Promise<void>;
}

/** A tenth of it: too little to tell a leak from a cache that fills, so nothing is judged. */
const isQuick = Boolean(process.env.MEASURE_QUICK);

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const test = base.extend<object, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what the fixture needs
    async ({}, use) => {
      const world = await startWorld('small');
      await use(world);
      await world.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Does something again and again in one tab while another one stands beside it; fails where either holds more and more. */
export function journey(
  name: string,
  { times: whole, parts, clock, isSignedIn, begin, step }: Journey,
): void {
  test(name, async ({ context, world }, info) => {
    context.on('page', waitForApp);
    await world.backend.advanceClock(0);
    if (clock) await context.clock.install();
    if (isSignedIn) await context.addCookies(sessionCookies(world.url, await world.backend.login('jana')));
    const tabs = { 'in use': await openTab(context), 'beside it': await openTab(context) };
    const { page: main } = tabs['in use'];
    await begin({ main, beside: tabs['beside it'].page }, world);
    // From now on it moves when the journey moves it.
    if (clock === 'still') await context.clock.pauseAt(Date.now() + 1000);
    const times = isQuick ? Math.ceil(whole / 10) : whole;
    const size = Math.max(1, Math.ceil(times / parts));
    const samples: Record<keyof typeof tabs, Sample[]> = { 'in use': [], 'beside it': [] };
    const sample = async (): Promise<void> => {
      for (const tab of ['in use', 'beside it'] as const) samples[tab].push(await tabs[tab].sample());
    };
    await sample();
    for (let turn = 0; turn < times; turn += 1) {
      await step(main, world, turn);
      if ((turn + 1) % size === 0 || turn + 1 === times) await sample();
    }
    for (const tab of ['in use', 'beside it'] as const) {
      for (const { figure: what, first, last, ratio, isFlat } of trendsOf(samples[tab])) {
        await addRow(info, 'What is held', {
          journey: name,
          tab,
          what: what === 'heap' ? 'heap, kB' : what,
          first: figure.format(first),
          last: figure.format(last),
          ratio: Number.isFinite(ratio) ? `${figure.format(ratio)}×` : '–',
          verdict: isFlat ? 'flat' : 'GROWS',
        });
        if (!isQuick) expect.soft(isFlat, `${what} ${tab}: ${first} at first, ${last} at last`).toBe(true);
      }
    }
  });
}
