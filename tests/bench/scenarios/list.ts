import type { Locator, Page } from '@playwright/test';
import { type Filters, fits, noFilters } from '@/features/matches/filters/filters';
import type { Match } from '@/generated/schemas/match.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { words } from '../../e2e/support/words';
import type { Sample } from '../figures';
import type { Person } from '../person';
import { repeat, type Scenario } from '../scenario';
import { opening, start, wholeOpening } from '../verdict';

const { LL } = words.cs;

const rows = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('h3') });
const filters = (page: Page): Locator => page.getByRole('region', { name: LL.matches.filters.label() });

/** Opens the list and waits until all of it is in the document. */
export async function openList(person: Person): Promise<void> {
  const { page, backend } = person;
  const count = (await backend.matches('jana')).length;
  await person.atFullSpeed(async () => {
    await person.open('/');
    await page.waitForFunction((all) => document.querySelectorAll('main li h3').length >= all, count);
    await page.evaluate(() => window.probe.end());
  });
}

/** What stands in the list and is not hidden. */
const visible = 'main li:not([hidden]) h3';

/** Resolves when that number of matches is announced and what is on the screen is theirs. */
const narrowed = (page: Page, count: number) =>
  page.evaluate(
    ([selector, wanted]) =>
      window.probe.until(() => {
        const said = document.querySelector('main [data-figures][role=status]')?.textContent ?? '';
        const rows = document.querySelectorAll(selector).length;
        return said.replaceAll(/\D/g, '') === String(wanted) && rows >= Math.min(8, wanted) && rows <= wanted;
      }),
    [visible, count] as const,
  );

/** How many of the matches fit, by the app's own rules for its filters. */
const countFitting = (matches: readonly Match[], filters: Partial<Filters>): number =>
  matches.filter((match) => fits(match, { ...noFilters, ...filters }, { cityIds: [], now: Date.now() }))
    .length;

export const filterByChip: Scenario = {
  name: 'Filter: press a chip',
  async run(person) {
    const { page } = person;
    await openList(person);
    const chip = filters(page).getByRole('button', { name: LL.matches.filters.freePlaces() });
    await chip.scrollIntoViewIfNeeded();
    const matches = await person.backend.matches('jana');
    return repeat(person.times(24), (turn) =>
      person.tap(chip, () => narrowed(page, countFitting(matches, { freePlaces: turn % 2 === 0 }))),
    );
  },
};

export const filterBySelect: Scenario = {
  name: 'Filter: choose a sport',
  async run(person) {
    const { page } = person;
    await openList(person);
    const select = filters(page).getByRole('combobox', { name: LL.matches.filters.sport() });
    await select.focus();
    // A closed select takes the arrows without opening the system's list, which no script can press.
    const matches = await person.backend.matches('jana');
    const choices = [null, ...Sport.options];
    return repeat(person.times(24), (turn) => {
      // Down to the last and up again.
      const isDown = Math.floor(turn / 6) % 2 === 0;
      const sport = choices[isDown ? (turn % 6) + 1 : 5 - (turn % 6)] ?? null;
      return person.press(isDown ? 'ArrowDown' : 'ArrowUp', () =>
        narrowed(page, countFitting(matches, { sport })),
      );
    });
  },
};

export const scrollList: Scenario = {
  name: 'Scroll: the whole list',
  async run(person) {
    const { page } = person;
    await openList(person);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const sweeps = 30;
    return repeat(person.times(sweeps), () => person.sweep(page.locator('html'), Math.ceil(height / sweeps)));
  },
};

const hasPlaces = ({ max_participants: most, participants_count: count }: Match): boolean =>
  most === null || count < most;

/** Matches with free places that jana can join without meeting herself elsewhere. */
function joinable(matches: readonly Match[], count: number): Match[] {
  const taken = matches.filter(({ my_participation: mine }) => mine !== null);
  const chosen: Match[] = [];
  for (const match of matches) {
    const overlaps = [...taken, ...chosen].some(
      (other) =>
        Date.parse(other.starts_at) < Date.parse(match.ends_at) &&
        Date.parse(match.starts_at) < Date.parse(other.ends_at),
    );
    if (match.can_join && hasPlaces(match) && !overlaps) chosen.push(match);
  }
  const step = Math.max(1, Math.floor(chosen.length / count));
  return chosen.filter((_, index) => index % step === 0).slice(0, count);
}

export const joinMatch: Scenario = {
  name: 'Join a match in the list',
  async run(person) {
    const { page, backend } = person;
    const chosen = joinable(await backend.matches('jana'), person.times(12));
    await openList(person);
    const samples = await repeat(chosen.length, async (turn) => {
      const match = chosen[turn];
      if (!match) return null;
      const row = rows(page).filter({ has: page.locator(`a[href$="/${match.id}"]`) });
      const button = row.getByRole('button');
      // The second time where it really is: days that were not drawn yet had an estimated height.
      for (let look = 0; look < 2; look += 1) {
        await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await page.evaluate(() => window.probe.end());
      }
      const handle = await button.elementHandle();
      return person.tap(button, () =>
        page.evaluate(
          ([element, leave]) =>
            window.probe.until(
              () => element?.textContent === leave && element.getAttribute('aria-busy') !== 'true',
            ),
          [handle, LL.common.actions.leave()] as const,
        ),
      );
    });
    for (const { id } of chosen) await backend.leave('jana', id);
    return samples;
  },
};

export const switchLanguage: Scenario = {
  name: 'Switch the language of the list',
  async run(person) {
    const { page } = person;
    await openList(person);
    return repeat(person.times(10), async (turn) => {
      const [from, to] = turn % 2 === 0 ? (['cs', 'en'] as const) : (['en', 'cs'] as const);
      const { language, account } = words[from].LL.header;
      const link = page.getByRole('menuitem', { name: language[to]() });
      await person.atFullSpeed(async () => {
        // On a phone the languages stand in the account menu.
        await page.getByRole('button', { name: account.menu() }).tap();
        await link.waitFor();
        await page.evaluate(() => window.probe.end());
      });
      const title = words[to].LL.matches.title();
      return person.tap(link, () =>
        page.evaluate(
          (heading) => window.probe.until(() => document.querySelector('h1')?.textContent === heading),
          title,
        ),
      );
    });
  },
};

/** Opens the first matches of the list one after another, each until it has its title and something that fits the selector. */
async function openMatches(person: Person, selector: string): Promise<Sample[]> {
  const { page, backend } = person;
  const matches = await backend.matches('jana');
  await openList(person);
  return repeat(person.times(8), async (turn) => {
    const match = matches[turn];
    if (!match) return null;
    const link = rows(page).locator(`a[href$="/${match.id}"]`);
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => window.probe.end());
    const sample = await person.tap(link, () =>
      page.evaluate(
        ([title, part]) =>
          window.probe.until(
            () =>
              document.querySelector('h1')?.textContent === title && document.querySelector(part) !== null,
          ),
        [match.title, selector] as const,
      ),
    );
    await person.atFullSpeed(async () => {
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('main li h3') !== null);
      await page.evaluate(() => window.probe.end());
    });
    return sample;
  });
}

export const openMatch: Scenario = {
  name: 'Open a match from the list',
  limits: opening,
  run: (person) => openMatches(person, 'h1'),
};

export const openWholeMatch: Scenario = {
  name: 'Open a match: until all of it is there',
  limits: wholeOpening,
  run: (person) => openMatches(person, '#roster'),
};

export const returnToList: Scenario = {
  name: 'Go back to the list from a match',
  async run(person) {
    const { page, backend } = person;
    const matches = await backend.matches('jana');
    await openList(person);
    return repeat(person.times(8), async () => {
      await person.atFullSpeed(async () => {
        await rows(page).first().getByRole('link').tap();
        await page.getByRole('heading', { level: 1, name: matches[0]?.title }).waitFor();
        await page.evaluate(() => window.probe.end());
      });
      const link = page
        .getByRole('navigation')
        .getByRole('link', { name: LL.header.navigation.matches() })
        .last();
      return person.tap(link, () =>
        page.evaluate(() => window.probe.until(() => document.querySelector('main li h3') !== null)),
      );
    });
  },
};

export const minutePasses: Scenario = {
  name: 'A minute passes in the list',
  async run(person) {
    const { page } = person;
    await openList(person);
    return repeat(person.times(8), () =>
      person.watch(
        // The clock is also looked at when the page is shown again, so nobody has to wait for a minute.
        () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
      ),
    );
  },
};

export const startList: Scenario = {
  name: 'Start the app at the list',
  limits: start,
  run: (person) =>
    repeat(person.times(6), () =>
      person.watch(
        () => person.page.goto('/', { waitUntil: 'commit' }),
        () =>
          person.page.evaluate(() => window.probe.until(() => document.querySelector('main li h3') !== null)),
      ),
    ),
};
