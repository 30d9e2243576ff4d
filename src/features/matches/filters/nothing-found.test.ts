import { expect, test } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { type Filters, noFilters } from './filters';
import { viewer } from './filters.fixture';
import { formatNothingFound, suggestRemovals } from './nothing-found';

const today = '2026-11-24';
const cities = { myCities: [], otherCities: [{ id: 60, name: 'Brno' }] };
const textContexts = [createI18n('cs', cs), createI18n('en', en)].map((i18n) => ({ i18n, cities, today }));
const writeSentences = (filters: Partial<Filters>): string[] =>
  textContexts.map((textContext) =>
    formatNothingFound({ ...noFilters, ...filters }, textContext).replaceAll('\u00A0', ' '),
  );
const todayFilter = { when: { from: today, to: today } };

test.each<[Partial<Filters>, string, string]>([
  [{ sport: ['hockey'], ...todayFilter }, 'Dnes žádný hokej', 'No hockey today'],
  [{ freePlaces: true }, 'Žádný zápas s volným místem', 'No match with free places'],
  [
    { sport: ['other'], onlyMine: true },
    'Žádný zápas v jiném sportu mezi vašimi zápasy',
    'No match in another sport among your matches',
  ],
  [{ when: { from: '2026-12-01', to: null } }, 'Od 1. 12. žádný zápas', 'No match from Tue 1 Dec'],
  [
    { when: { from: '2026-12-01', to: '2026-12-03' } },
    'Od 1. 12. do 3. 12. žádný zápas',
    'No match from Tue 1 Dec to Thu 3 Dec',
  ],
  [
    { when: { from: '2026-12-28', to: '2027-01-03' } },
    'Od 28. 12. do 3. 1. 2027 žádný zápas',
    'No match from Mon 28 Dec to 3 Jan 2027',
  ],
  [
    { city: 'mine', when: { from: '2026-12-01', to: '2026-12-01' } },
    '1. 12. žádný zápas ve vašich městech',
    'No match in your cities on Tue 1 Dec',
  ],
  [
    {
      city: 60,
      ...todayFilter,
      time: ['morning', 'evening'],
      freePlaces: true,
      onlyMine: true,
      remembered: true,
      sport: ['football'],
      level: ['beginner'],
    },
    'Dnes dopoledne nebo večer žádný fotbal pro začátečníky ve městě Brno s volným místem mezi vašimi zápasy v uložených',
    'No morning or evening football for beginners with free places in Brno today among your matches that you saved',
  ],
])('the sentence for an empty list names all active filters: %o', (filters, ...sentences) => {
  expect(writeSentences(filters)).toEqual(sentences);
});

const morningMatch = aMatch({ starts_at: '2026-11-24T10:00:00+01:00' });
const eveningMatch = aMatch({ starts_at: '2026-11-24T18:00:00+01:00' });
const nextDayAfternoonMatch = aMatch({ starts_at: '2026-11-25T14:00:00+01:00' });

/** Filters that no match below fits: my matches in the afternoon of 24 November. */
const filtersWithoutMatches: Filters = {
  ...noFilters,
  when: { from: '2026-11-24', to: '2026-11-24' },
  time: ['afternoon'],
  onlyMine: true,
};

test.each<
  [string, Parameters<typeof suggestRemovals>[0], Partial<Filters>, ReturnType<typeof suggestRemovals>]
>([
  [
    'suggests removing two filters together when removing one is not enough',
    [morningMatch, eveningMatch],
    {},
    [{ keys: ['time', 'onlyMine'], count: 2 }],
  ],
  [
    'puts the suggestion with more matches first',
    [nextDayAfternoonMatch, morningMatch, eveningMatch],
    { onlyMine: null },
    [
      { keys: ['time'], count: 2 },
      { keys: ['when'], count: 1 },
    ],
  ],
  [
    'suggests only filters that must be removed',
    [aMatch({ ...morningMatch, sport: 'hockey' }), nextDayAfternoonMatch, morningMatch],
    { sport: [morningMatch.sport], onlyMine: null, when: null, time: ['evening'] },
    [{ keys: ['time'], count: 2 }],
  ],
  ['suggests nothing when there is no match', [], {}, []],
])('%s', (_, matches, filters, expected) => {
  expect(suggestRemovals(matches, { ...filtersWithoutMatches, ...filters }, viewer)).toEqual(expected);
});
