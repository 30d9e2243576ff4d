import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/find-browser.mjs';
import { browserArguments } from '../e2e/support/browser-arguments';
import { startAppServer } from '../e2e/support/app-server';
import { figuresOf, type Sample } from './figures';
import { createPerson } from './person';
import { type Row, reportText } from './report';
import type { Scenario } from './scenario';
import * as chat from './scenarios/chat';
import { chatFinds, listFinds } from './scenarios/find';
import * as list from './scenarios/list';
import { reference } from './scenarios/reference';
import { isTooSlow } from './verdict';

const scenarios: readonly Scenario[] = [
  list.filterByChip,
  list.filterBySelect,
  chat.typeCity,
  list.scrollList,
  list.joinMatch,
  list.switchLanguage,
  list.returnToList,
  list.minutePasses,
  chat.openLongChat,
  chat.typeMessage,
  chat.scrollChat,
  chat.sendMessage,
  chat.receiveMessage,
  list.startList,
  chat.startChat,
];

interface BenchOptions {
  /** Takes the raw figures as JSON. */
  file?: string | undefined;
  /** Only scenarios whose name holds this text. */
  only?: string | undefined;
  say: (text: string) => void;
}

const samplesOf = async (browser: Browser, scenario: Scenario, url: string | null): Promise<Sample[]> => {
  const person = await createPerson(browser, url);
  try {
    return await scenario.run(person);
  } catch (error) {
    await person.page.screenshot({ path: '.cache/bench-failed.png' });
    throw error;
  } finally {
    await person.close();
  }
};

/** Measures everything, prints the table; gives whether all is quick enough. */
export async function bench({ file, only = '', say }: BenchOptions): Promise<boolean> {
  const executablePath = findBrowser();
  const [large, small, browser] = await Promise.all([
    startAppServer({ LARGE: '1' }),
    startAppServer(),
    chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments() }),
  ]);
  try {
    const references: Sample[] = [];
    const rows: Row[] = [];
    const broken: string[] = [];
    for (const scenario of scenarios.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))) {
      say(`  ${scenario.name} …`);
      // Before each one, so that it is as disturbed by what else the machine does.
      references.push(...(await samplesOf(browser, reference, null)));
      try {
        const normal = await samplesOf(browser, scenario, small.url);
        const samples = await samplesOf(browser, scenario, large.url);
        rows.push({
          name: scenario.name,
          isJudged: scenario.isJudged ?? false,
          large: figuresOf(samples),
          small: figuresOf(normal),
          samples,
        });
      } catch (error) {
        // The others may still be measured; the run as a whole has failed.
        broken.push(`${scenario.name}: ${String(error)}`);
        say(`    could not be measured: ${String(error)}`);
      }
    }
    const base = figuresOf(references);
    const finds = [await listFinds(browser, large.url), await chatFinds(browser, large.url)];
    say(reportText({ base, rows, finds }));
    if (file)
      await writeFile(
        file,
        `${JSON.stringify({ reference: base, references, rows, broken, finds }, null, 2)}\n`,
      );
    return (
      broken.length === 0 &&
      rows.every(({ large: figures, isJudged }) => !isJudged || !isTooSlow(figures.p95, base.p95)) &&
      finds.every(({ ok }) => ok)
    );
  } finally {
    await browser.close();
    await Promise.all([large.dispose(), small.dispose()]);
  }
}
