import { expect, test } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { type Filters, noFilters } from './filters';
import { onFirst } from './chip-order';
import { nothingFound } from './nothing-found';

const today = '2026-11-24';
const said = (filters: Partial<Filters>): string[] =>
  [createI18n('cs', cs), createI18n('en', en)].map((i18n) =>
    nothingFound(i18n, { ...noFilters, ...filters }, today, 'Brno').replaceAll('\u00A0', ' '),
  );
const days = { from: today, to: today };

test.each<[Partial<Filters>, string, string]>([
  [{ sport: 'hockey', ...days }, 'Dnes žádný hokej', 'No hockey today'],
  [{ freePlaces: true }, 'Žádný zápas s volným místem', 'No match with free places'],
  [
    { sport: 'other', onlyMine: true },
    'Žádný jiný sport mezi vašimi zápasy',
    'No other sport among your matches',
  ],
  [{ from: '2026-12-01' }, 'Od 1. 12. žádný zápas', 'No match from Tue 1 Dec'],
  [
    { from: '2026-12-01', to: '2026-12-03' },
    'Od 1. 12. do 3. 12. žádný zápas',
    'No match from Tue 1 Dec to Thu 3 Dec',
  ],
  [
    { city: 'mine', from: '2026-12-01', to: '2026-12-01' },
    '1. 12. žádný zápas ve vašich městech',
    'No match in your cities on Tue 1 Dec',
  ],
  [
    { sport: 'football', level: 'beginner', city: 60, ...days, freePlaces: true, onlyMine: true },
    'Dnes žádný fotbal pro začátečníky ve městě Brno s volným místem mezi vašimi zápasy',
    'No football for beginners in Brno today with free places among your matches',
  ],
])('that nothing is found names all that is on: %o', (filters, czech, english) => {
  expect(said(filters)).toEqual([czech, english]);
});

test('what is on stands first, the rest as it always does', () => {
  expect(onFirst(noFilters)).toEqual(['city', 'when', 'sport', 'level', 'freePlaces', 'onlyMine']);
  expect(onFirst({ ...noFilters, sport: 'hockey', onlyMine: true, ...days }).slice(0, 4)).toEqual([
    'when',
    'sport',
    'onlyMine',
    'city',
  ]);
});
