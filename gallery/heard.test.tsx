// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import type { MatchRow, State } from '@mocks/db/state';
import { DAY, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '../tests/setup/open-app.tsx';
import { flattenPhrases, readAloud, type Phrase, formatPhrases } from '../tests/setup/screen-reader.ts';
import { addressOf } from './address';
import type { TextContext, BackendContext } from './state';
import { stateOf } from './states';

useOpenApp();

const dictionaries = { cs: createI18n('cs', cs).LL, en: createI18n('en', en).LL };

/** Keeps the matches of three days, which are enough for the snapshot. */
function keepThreeDays(state: State): void {
  const isKept = ({ starts_at }: MatchRow): boolean => starts_at < NOW + 3 * DAY;
  const keptIds = new Set(state.matches.filter(isKept).map(({ id }) => id));
  const isOfKeptMatch = ({ match_id }: { match_id: number }): boolean => keptIds.has(match_id);
  state.matches = state.matches.filter(isKept);
  state.participations = state.participations.filter(isOfKeptMatch);
  state.messages = state.messages.filter(isOfKeptMatch);
}

// On a busy machine compiling these modules takes longer than the test waits.
const loadModules = () =>
  Promise.all([
    import('@/screens/detail-screen'),
    import('@/features/chat/chat'),
    import('@/screens/home.messages'),
  ]);
beforeAll(loadModules, 60_000);

/** Opens a state, and returns everything that a screen reader says on its page. */
async function readState(name: string, locale: Locale): Promise<Phrase[]> {
  const { at, as, match, prepare, steps = [], shows } = stateOf(name);
  let context: TextContext = { LL: dictionaries[locale], locale, title: '' };
  const { user, router, close } = await openApp(
    ({ store }) => {
      let id = 0;
      store.mutate((state) => {
        if (name === 'matches') keepThreeDays(state);
        const matchRow = match?.(state, NOW);
        if (matchRow) {
          ({ id } = matchRow);
          context = { ...context, title: matchRow.title };
          prepare?.({ state, now: NOW, match: matchRow } as BackendContext);
        }
      });
      return addressOf(at, locale, id);
    },
    as === undefined ? {} : { as: as as 'jana' },
  );
  for (const step of steps) {
    if (!('press' in step)) throw new Error(`This test cannot perform ${JSON.stringify(step)}`);
    await user.click(
      (await screen.findAllByRole(step.press, { name: (text) => text.startsWith(step.name(context)) }))[0]!,
    );
  }
  await waitFor(() => {
    expect(document.body.textContent).toContain(shows(context));
    expect(document.querySelector('main [aria-busy=true], main [data-first-paint]')).toBeNull();
    // Days and their rows are rendered one after another.
    expect(document.querySelector('main [data-day]:empty, main li:empty')).toBeNull();
    expect(router.options.context.queryClient.isFetching()).toBe(0);
  });
  // A screen reader cannot leave an open menu.
  const page = await readAloud(screen.queryByRole('menu') ?? undefined);
  close();
  return page;
}

const leaves = (words: object): string[] =>
  Object.values(words).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : leaves(value),
  );

/** Texts without parameters that only `dictionary` has. */
const textsOnlyIn = (dictionary: object, otherDictionary: object): Set<string> => {
  const sharedTexts = new Set(leaves(otherDictionary));
  return new Set(leaves(dictionary).filter((text) => !text.includes('{') && !sharedTexts.has(text)));
};

const foreignTexts = { cs: textsOnlyIn(en, cs), en: textsOnlyIn(cs, en) };

/** Matches a row of a match: its times, then perhaps my participation, then the spots. */
const rowPattern = {
  cs: /od \d+:\d\d do \d+:\d\d,( [^,]+,)? \S/u,
  en: /from \d+:\d\d to \d+:\d\d,( [^,]+,)? \S/u,
};

function faultsOf(page: readonly Phrase[], locale: Locale): string[] {
  const phrases = flattenPhrases(page);
  const repeated = phrases.filter(({ role, spoken }, index) => {
    const next = phrases[index + 1];
    const isTitle = role.startsWith('heading') || (role !== 'region' && next?.role.startsWith('heading'));
    return isTitle && spoken !== '' && next?.spoken.split(',', 1)[0] === spoken.split(',', 1)[0];
  });
  const items = phrases.filter(({ role }) => role === 'listitem');
  const rows = items.filter(({ children }) => children.some(({ role }) => role === 'heading 3, link'));
  const landmarks = phrases.filter(({ role }) => role === 'region');
  const main = page.find(({ role }) => role === 'main')?.children ?? [];
  const parts = main.flatMap((part) => (part.role === 'article' ? part.children : [part]));
  const title = parts.findIndex(({ role }) => role === 'heading 1');
  const phrasesByFault = {
    'said twice': repeated,
    // Each landmark repeats the name of its heading, so only a few useful ones are allowed.
    'one landmark too many': landmarks.slice(3),
    'in the other language': phrases.filter(({ spoken }) =>
      spoken.split(', ').some((words) => foreignTexts[locale].has(words)),
    ),
    'signs in place of words': phrases.filter(({ spoken }) => /·|→|\d\s?–\s?\d/u.test(spoken)),
    'run together': phrases.filter(({ spoken }) => /\p{L}{3,}(?:(?<=\p{Ll})\p{Lu}|\d)/u.test(spoken)),
    'an empty item': [
      ...items,
      ...phrases.filter(({ role }) => role === 'menuitem' || role === 'list'),
    ].filter(({ spoken, children }) => spoken === '' && children.length === 0),
    'a row in another order': rows.filter(
      ({ children: [heading] }) =>
        heading?.role !== 'heading 3, link' || !rowPattern[locale].test(heading.spoken),
    ),
    'said before the title': parts.slice(0, title).filter(({ role }) => role === ''),
  };
  return Object.entries(phrasesByFault).flatMap(([fault, faultyPhrases]) =>
    faultyPhrases.map(({ role, spoken }) => `${fault}: ${role} ${spoken}`),
  );
}

/** The nested roles in reading order, without texts. */
const outline = (phrases: readonly Phrase[]): object[] =>
  phrases.map(({ role, children }) => ({ [role]: outline(children) }));

it.each(['matches', 'chat', 'messages', 'statistics', 'profile'])(
  '%s is spoken without faults, and in one order in both languages',
  async (name) => {
    const [czech, english] = [await readState(name, 'cs'), await readState(name, 'en')];
    expect(outline(english)).toEqual(outline(czech));
    expect([...faultsOf(czech, 'cs'), ...faultsOf(english, 'en')]).toEqual([]);
  },
);

// No journey of `tests/heard-by-orca` reads their texts as a whole.
it.each(['statistics', 'profile'])('%s is spoken as in its snapshot', async (name) => {
  const main = (await readState(name, 'cs')).filter(({ role }) => role === 'main');
  await expect(formatPhrases(main)).toMatchFileSnapshot(`./heard/${name}.txt`);
});
