import { aMatch, aParticipation } from '@/features/matches/data/match.fixture';
import { Level } from '@/generated/schemas/level.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import type { Viewer } from './filter';
import type { FilterKey, Filters } from './filters';

interface FilterFixture<Value> {
  /** Values of the filter that the query can hold. */
  values: readonly [Value, ...Value[]];
  invalidSearches: readonly Readonly<Record<string, string>>[];
  cases: readonly (readonly [description: string, isFitting: boolean, value: Value, match: Match])[];
}

/** A person of Brno who bookmarked match 5 and looks at the list four days before `aMatch`. */
export const viewer: Viewer = {
  cityIds: [2],
  rememberedIds: new Set([5]),
  now: Date.parse('2026-11-20T12:00:00+01:00'),
};

const dayParts = ['morning', 'afternoon', 'evening'] as const;

const match = aMatch();
const lateMatch = aMatch({ starts_at: '2026-11-24T23:30:00+01:00', ends_at: '2026-11-25T00:30:00+01:00' });

/** Returns a match at this time in Tokyo, which has no summer time. */
const createMatchInTokyo = (time: string): Match =>
  aMatch({ starts_at: new Date(`2026-11-24T${time}:00+09:00`).toISOString(), timezone: 'Asia/Tokyo' });

export const filterFixtures: {
  readonly [Key in FilterKey]: FilterFixture<NonNullable<Filters[Key]>>;
} = {
  city: {
    values: [60, 2 ** 31 - 1, 'all'],
    invalidSearches: [{ city: '0' }, { city: 'mine' }, { city: '2abc' }, { city: '99999999999' }],
    cases: [
      ['in the city', true, match.venue.city.id, match],
      ['in another city', false, 99, match],
    ],
  },
  when: {
    values: [
      { from: '2026-11-24', to: '2026-11-24' },
      { from: '2026-11-24', to: null },
      { from: null, to: '2026-12-31' },
    ],
    invalidSearches: [{ from: '2026-02-30' }, { to: 'tomorrow' }],
    cases: [
      ['on the day in its own zone', true, { from: '2026-11-24', to: '2026-11-24' }, lateMatch],
      ['on the day before', false, { from: '2026-11-25', to: null }, lateMatch],
      ['on the day after', false, { from: null, to: '2026-11-23' }, lateMatch],
    ],
  },
  time: {
    values: [['morning', 'evening'], ['afternoon'], dayParts],
    invalidSearches: [{ time: 'night,,' }, { time: '' }],
    cases: (
      [
        ['00:00', 'morning'],
        ['11:59', 'morning'],
        ['12:00', 'afternoon'],
        ['16:59', 'afternoon'],
        ['17:00', 'evening'],
        ['23:59', 'evening'],
      ] as const
    ).flatMap(([time, dayPart]) =>
      dayParts.map(
        (part) => [`at ${time} in its zone`, part === dayPart, [part], createMatchInTokyo(time)] as const,
      ),
    ),
  },
  freePlaces: {
    values: [true],
    invalidSearches: [{ free: 'yes' }],
    cases: [
      ['with free places', true, true, match],
      ['without a limit', true, true, aMatch({ max_participants: null })],
      ['that is full', false, true, aMatch({ participants_count: 10, max_participants: 10 })],
      ['that is cancelled', false, true, aMatch({ status: 'cancelled' })],
    ],
  },
  onlyMine: {
    values: [true],
    invalidSearches: [{ mine: '0' }],
    cases: [
      ['of mine', true, true, aMatch({ my_participation: aParticipation() })],
      ['of others', false, true, match],
    ],
  },
  remembered: {
    values: [true],
    invalidSearches: [{ remembered: 'yes' }],
    cases: [
      ['that I bookmarked', true, true, aMatch({ id: 5 })],
      ['that I did not bookmark', false, true, aMatch({ id: 6 })],
    ],
  },
  sport: {
    values: [['football'], ...Sport.options.map((sport) => [sport])],
    invalidSearches: [{ sport: 'chess' }, { sport: 'football,hockey' }],
    cases: [
      ['of the sport', true, ['football'], match],
      ['of another sport', false, ['hockey'], match],
    ],
  },
  level: {
    values: [['beginner'], ...Level.options.map((level) => [level])],
    invalidSearches: [{ level: '' }],
    cases: [
      ['of the level', true, ['beginner'], aMatch({ level: 'beginner' })],
      ['of another level', false, ['beginner'], aMatch({ level: 'advanced' })],
      ['for any level', true, ['beginner'], aMatch({ level: 'any' })],
      ['of one level when `any` is chosen', false, ['any'], aMatch({ level: 'beginner' })],
    ],
  },
};
