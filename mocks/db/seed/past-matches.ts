import type { Faker } from '@faker-js/faker';
import { addParticipation } from '../matches/roster.ts';
import { requireRow } from '../rows.ts';
import type { MatchRow, State } from '../state.ts';
import { addDays, calendarDay, HOME_ZONE, toInstant } from '../time-zones.ts';
import type { PlannedMatch } from './planned-match.ts';
import { draftOf } from './schedule.ts';
import { demoIds, isDemoUser } from './users.ts';

const DAY = 86_400_000;

type MatchKind = Pick<PlannedMatch, 'venue' | 'sport' | 'format' | 'title' | 'clock' | 'maxParticipants'>;

/** The kinds of matches that jana played over the last year. */
// oxfmt-ignore
const MATCH_KINDS: readonly MatchKind[] = [
  { venue: 'luzanky', sport: 'football', format: '5v5', title: '{Den} futsal na Lužánkách', clock: '18:00', maxParticipants: 10 },
  { venue: 'kridlovicka', sport: 'floorball', format: '4v4', title: 'Florbal čtyři plus jedna', clock: '18:00', maxParticipants: 10 },
  { venue: 'luzanky', sport: 'football', format: '5v5', title: '{Den} futsal na Lužánkách', clock: '18:00', maxParticipants: 10 },
  { venue: 'riviera', sport: 'football', format: '6v6', title: 'Fotbálek na Riviéře', clock: '17:30', maxParticipants: 12 },
  { venue: 'stromovka', sport: 'volleyball', format: '6v6', title: 'Smíšený volejbal ve Stromovce', clock: '16:00', maxParticipants: 12 },
];

/** There is one match in about ten days. */
const PAST_MATCH_COUNT = 36;
/** The indexes of the matches that jana missed, and of those that she left; she left the first of these late. */
const MISSED_INDEXES = new Set([4, 21]);
const LEFT_INDEXES = [9, 15, 30];
/** From these indexes on, alex plays every second match and tomas every third match. */
const FIRST_INDEX_OF_ALEX = 22;
const FIRST_INDEX_OF_TOMAS = 28;

function demoPlayersOf(index: number): number[] {
  return [
    ...(LEFT_INDEXES.includes(index) ? [] : [demoIds.jana]),
    ...(index >= FIRST_INDEX_OF_ALEX && index % 2 === 0 ? [demoIds.alex] : []),
    ...(index >= FIRST_INDEX_OF_TOMAS && index % 3 === 0 ? [demoIds.tomas] : []),
  ];
}

function addRoster(state: State, faker: Faker, match: MatchRow, index: number): void {
  const demoUserIds = demoPlayersOf(index);
  const nonDemoUserIds = faker.helpers
    .shuffle(state.users.filter(({ id }) => !isDemoUser(id)))
    .slice(0, faker.number.int({ min: 7, max: 9 }) - demoUserIds.length)
    .map(({ id }) => id);
  match.organizer_id = nonDemoUserIds[0] ?? demoIds.jana;
  [...nonDemoUserIds, ...demoUserIds].forEach((userId, position, userIds) => {
    const joined_at =
      match.starts_at - 6 * DAY + Math.floor((position * 4 * DAY) / userIds.length / 1000) * 1000;
    const attended =
      userId === demoIds.jana ? !MISSED_INDEXES.has(index) : faker.datatype.boolean({ probability: 0.95 });
    addParticipation(state, match.id, userId, { joined_at, attended });
    match.updated_at = joined_at;
  });
}

/** Adds the matches of the past year with their attendance. Their ids start at 1; returns the next free id. */
export function addPastMatches(state: State, faker: Faker): number {
  const now = state.seeded_at;
  const today = calendarDay(HOME_ZONE, now);
  for (let index = 0; index < PAST_MATCH_COUNT; index += 1) {
    const kind = MATCH_KINDS[(index * 7) % MATCH_KINDS.length];
    if (!kind) continue;
    const day = addDays(today, -(PAST_MATCH_COUNT - index) * 10 + faker.number.int({ min: 0, max: 5 }));
    const plan: PlannedMatch = {
      ...kind,
      day: 0,
      minutes: 90,
      level: 'intermediate',
      description: '',
      minParticipants: 8,
      rosterSize: 0,
      price: { amount: 10_000, currency: 'CZK' },
    };
    const match: MatchRow = {
      ...draftOf(plan, now, toInstant(HOME_ZONE, day, kind.clock)),
      id: index + 1,
      organizer_id: demoIds.jana,
      updated_at: now,
    };
    state.matches.push(match);
    addRoster(state, faker, match, index);
  }
  for (const [position, index] of LEFT_INDEXES.entries()) {
    const match = requireRow(state.matches, index + 1);
    const isLate = position === 0;
    state.leaves.push({
      match_id: match.id,
      user_id: demoIds.jana,
      left_at: match.starts_at - (isLate ? DAY / 8 : 3 * DAY),
      late: isLate,
    });
  }
  return PAST_MATCH_COUNT + 1;
}
