import type { Browser } from '@playwright/test';
import { type Figures, figuresOf, type Sample } from './figures';
import { createPerson, type Share } from './person';
import type { Scenario } from './scenario';
import * as chat from './scenarios/chat';
import * as form from './scenarios/form';
import * as list from './scenarios/list';
import { reference } from './scenarios/reference';
import { type Limits, usual } from './verdict';
import type { World } from './world';

const scenarios: readonly Scenario[] = [
  list.filterByChip,
  list.filterBySelect,
  chat.typeCity,
  form.sendEmptyForm,
  list.scrollList,
  list.joinMatch,
  list.switchLanguage,
  list.openMatch,
  list.openWholeMatch,
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

/** One interaction, in the large world and in the small one. */
export interface InteractionRow {
  name: string;
  limits: Limits;
  large: Figures;
  /** Null in a quick run. */
  small: Figures | null;
  /** As they were measured in the large world. */
  samples: readonly Sample[];
}

export interface Interactions {
  /** The reference. */
  base: Figures;
  rows: InteractionRow[];
}

interface InteractionOptions {
  browser: Browser;
  large: World;
  /** Left out in a quick run. */
  small: World | null;
  share: Share;
  /** Only scenarios whose name holds this text. */
  only: string;
  say: (text: string) => void;
  /** Called with what could not be measured. */
  onBroken: (text: string) => void;
}

/** Lets somebody do all of it in both worlds. */
export async function measureInteractions(options: InteractionOptions): Promise<Interactions> {
  const { browser, large, small, share, only, say, onBroken } = options;

  async function samplesOf(scenario: Scenario, world: World): Promise<Sample[]> {
    const { isSignedIn = true } = scenario;
    const person = await createPerson(browser, world, { share, isSignedIn });
    try {
      return await scenario.run(person);
    } catch (error) {
      await person.page.screenshot({ path: '.cache/bench-failed.png' });
      throw error;
    } finally {
      await person.close();
    }
  }

  const references: Sample[] = [];
  const rows: InteractionRow[] = [];
  for (const scenario of scenarios.filter(({ name }) => name.toLowerCase().includes(only))) {
    const { name, limits = usual } = scenario;
    say(`  ${name} …`);
    try {
      // Before each one, so that it is as disturbed by what else the machine does.
      references.push(...(await samplesOf(reference, large)));
      const normal = small && figuresOf(await samplesOf(scenario, small));
      const samples = await samplesOf(scenario, large);
      rows.push({ name, limits, large: figuresOf(samples), small: normal, samples });
    } catch (error) {
      // The others may still be measured; the run as a whole has failed.
      onBroken(`${name}: ${String(error)}`);
    }
  }
  // The loads are held against it too.
  if (references.length === 0) references.push(...(await samplesOf(reference, large)));
  return { base: figuresOf(references), rows };
}
