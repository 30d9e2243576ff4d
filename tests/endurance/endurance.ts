import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/find-browser';
import { markdownTable } from '../bench/markdown-table';
import { openSmallWorld, type World } from '../bench/world';
import { browserArguments } from '../e2e/support/browser-arguments';
import { sessionCookies } from '../e2e/support/session-cookies';
import { waitForApp } from '../e2e/support/wait-for-app';
import { type Journey, journeys } from './journeys';
import { openTab, type Sample } from './sample';
import { type Trend, trendsOf } from './verdict';

interface EnduranceOptions {
  /** Where the samples are kept. */
  file: string;
  /** Only journeys whose name holds this text. */
  only?: string | undefined;
  /** A tenth of it, to see that it works; says nothing about leaks. */
  quick?: boolean | undefined;
  say: (text: string) => void;
}

/** What both tabs held in one journey. */
interface Course {
  name: string;
  seconds: number;
  samples: Record<'main' | 'beside', Sample[]>;
}

async function follow(browser: Browser, world: World, journey: Journey, quick: boolean): Promise<Course> {
  const began = Date.now();
  const context = await browser.newContext({
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  context.on('page', waitForApp);
  try {
    await world.backend.putForward(0);
    if (journey.clock) await context.clock.install();
    if (journey.isSignedIn)
      await context.addCookies(sessionCookies(world.url, await world.backend.login('jana')));
    const main = await openTab(context);
    const beside = await openTab(context);
    await journey.begin({ main: main.page, beside: beside.page }, world);
    // From now on it moves when the journey moves it.
    if (journey.clock === 'still') await context.clock.pauseAt(Date.now() + 1000);
    const samples: Course['samples'] = { main: [await main.sample()], beside: [await beside.sample()] };
    const times = quick ? Math.ceil(journey.times / 10) : journey.times;
    const size = Math.max(1, Math.ceil(times / journey.parts));
    for (let turn = 0; turn < times; turn += 1) {
      await journey.step(main.page, world, turn);
      if ((turn + 1) % size > 0 && turn + 1 < times) continue;
      samples.main.push(await main.sample());
      samples.beside.push(await beside.sample());
    }
    return { name: journey.name, seconds: Math.round((Date.now() - began) / 1000), samples };
  } catch (error) {
    await context.pages()[0]?.screenshot({ path: '.cache/endurance-failed.png' });
    throw error;
  } finally {
    await context.close();
  }
}

const tabNames = { main: 'in use', beside: 'beside it' };

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const rowOf = (name: string, tab: string, { figure: of, first, last, ratio, isFlat }: Trend): string[] => [
  name,
  tab,
  of === 'heap' ? 'heap, kB' : of,
  figure.format(first),
  figure.format(last),
  Number.isFinite(ratio) ? `${figure.format(ratio)}×` : '–',
  isFlat ? 'flat' : 'GROWS',
];

/** Follows each journey, prints what was held at its beginning and end, keeps all samples; gives whether nothing grows. */
export async function endurance({ file, only = '', quick = false, say }: EnduranceOptions): Promise<boolean> {
  const executablePath = findBrowser();
  const [world, browser] = await Promise.all([
    openSmallWorld(),
    chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments() }),
  ]);
  try {
    const courses: Course[] = [];
    for (const journey of journeys.filter(({ name }) => name.includes(only))) {
      const course = await follow(browser, world, journey, quick);
      say(`  ${course.name}: ${String(course.seconds)} s`);
      courses.push(course);
    }
    const trends = courses.flatMap(({ name, samples }) =>
      (['main', 'beside'] as const).flatMap((tab) =>
        trendsOf(samples[tab]).map((trend) => ({ name, tab: tabNames[tab], trend })),
      ),
    );
    const head = ['journey', 'tab', 'what', 'first', 'last', 'ratio', 'verdict'];
    say(
      `\n${markdownTable(
        head,
        trends.map(({ name, tab, trend }) => rowOf(name, tab, trend)),
        [0, 1, 2, 6],
      )}\n`,
    );
    const growing = trends.filter(({ trend }) => !trend.isFlat);
    say(growing.length > 0 ? `${String(growing.length)} of them grow.` : 'Nothing grows.');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), quick, courses }, null, 2)}\n`);
    return growing.length === 0;
  } finally {
    await browser.close();
    await world.dispose();
  }
}
