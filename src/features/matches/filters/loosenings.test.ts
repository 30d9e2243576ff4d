import { expect, test } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { type Filters, noFilters } from './filters';
import { loosenings } from './loosenings';

const viewer = { cityIds: [], remembered: new Set<number>(), now: Date.parse('2026-11-20T12:00:00+01:00') };
const morning = aMatch({ starts_at: '2026-11-24T10:00:00+01:00' });
const evening = aMatch({ starts_at: '2026-11-24T18:00:00+01:00' });
const afternoonLater = aMatch({ starts_at: '2026-11-25T14:00:00+01:00' });

/** What is asked for in vain: a match of mine in the afternoon of that Tuesday. */
const asked: Filters = {
  ...noFilters,
  when: { from: '2026-11-24', to: '2026-11-24' },
  time: ['afternoon'],
  onlyMine: true,
};

test.each<[string, Parameters<typeof loosenings>[0], Partial<Filters>, ReturnType<typeof loosenings>]>([
  [
    'filters are dropped together where none does alone',
    [morning, evening],
    {},
    [{ drop: ['time', 'onlyMine'], count: 2 }],
  ],
  [
    'of what drops as many the one that shows more comes first',
    [afternoonLater, morning, evening],
    { onlyMine: null },
    [
      { drop: ['time'], count: 2 },
      { drop: ['when'], count: 1 },
    ],
  ],
  [
    'no more is dropped than is needed',
    [aMatch({ ...morning, sport: 'hockey' }), afternoonLater, morning],
    { sport: morning.sport, onlyMine: null, when: null, time: ['evening'] },
    [{ drop: ['time'], count: 2 }],
  ],
  ['there is nothing to drop for no match', [], {}, []],
])('%s', (_, matches, filters, expected) => {
  expect(loosenings(matches, { ...asked, ...filters }, viewer)).toEqual(expected);
});
