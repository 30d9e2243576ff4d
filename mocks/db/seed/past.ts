import type { Faker } from '@faker-js/faker';
import { addDays } from '@/lib/day';
import { addParticipation } from '../roster.ts';
import { required } from '../rows.ts';
import type { Instant, MatchRow, State } from '../state.ts';
import { dayIn, HOME_ZONE, instantAt } from '../zoned.ts';
import type { PlannedMatch } from './planned-match.ts';
import { draftOf } from './schedule.ts';
import { demoIds } from './users.ts';

const DAY = 86_400_000;

type Kind = Pick<PlannedMatch, 'venue' | 'sport' | 'format' | 'title' | 'clock' | 'max'>;

/** What jana has played over the last year: mostly futsal, sometimes floorball, once in a while at her parents'. */
// oxfmt-ignore
const KINDS: readonly Kind[] = [
  { venue: 'luzanky', sport: 'football', format: '5v5', title: '{Den} futsal na Lužánkách', clock: '18:00', max: 10 },
  { venue: 'kridlovicka', sport: 'floorball', format: '4v4', title: 'Florbal čtyři plus jedna', clock: '18:00', max: 10 },
  { venue: 'luzanky', sport: 'football', format: '5v5', title: '{Den} futsal na Lužánkách', clock: '18:00', max: 10 },
  { venue: 'riviera', sport: 'football', format: '6v6', title: 'Fotbálek na Riviéře', clock: '17:30', max: 12 },
  { venue: 'stromovka', sport: 'volleyball', format: '6v6', title: 'Smíšený volejbal ve Stromovce', clock: '16:00', max: 12 },
];

/** Past matches of jana, about one in ten days. */
const COUNT = 36;
/** Which of them jana missed, and which she left (the first one late), counted from the oldest. */
const MISSED = new Set([4, 21]);
const LEFT = [9, 15, 30];
/** Alex came to Brno later and plays every second one. */
const ALEX_FROM = 22;
const TOMAS_FROM = 28;

function demoPlayers(index: number): number[] {
  return [
    ...(LEFT.includes(index) ? [] : [demoIds.jana]),
    ...(index >= ALEX_FROM && index % 2 === 0 ? [demoIds.alex] : []),
    ...(index >= TOMAS_FROM && index % 3 === 0 ? [demoIds.tomas] : []),
  ];
}

function addRoster(state: State, faker: Faker, match: MatchRow, index: number): void {
  const demo = demoPlayers(index);
  const known = new Set(Object.values(demoIds));
  const others = faker.helpers
    .shuffle(state.users.filter(({ id }) => !known.has(id)))
    .slice(0, faker.number.int({ min: 7, max: 9 }) - demo.length)
    .map(({ id }) => id);
  match.organizer_id = others[0] ?? demoIds.jana;
  [...others, ...demo].forEach((userId, position, all) => {
    const joined_at = match.starts_at - 6 * DAY + Math.floor((position * 4 * DAY) / all.length / 1000) * 1000;
    const attended =
      userId === demoIds.jana ? !MISSED.has(index) : faker.datatype.boolean({ probability: 0.95 });
    addParticipation(state, match.id, userId, { joined_at, attended });
    match.updated_at = joined_at;
  });
}

/** The matches of the past year, with who came and who did not. They take the ids from 1 on; gives the next free one. */
export function addPastMatches(state: State, faker: Faker, now: Instant): number {
  const today = dayIn(HOME_ZONE, now);
  for (let index = 0; index < COUNT; index += 1) {
    const kind = KINDS[(index * 7) % KINDS.length];
    if (!kind) continue;
    const day = addDays(today, -(COUNT - index) * 10 + faker.number.int({ min: 0, max: 5 }));
    const plan: PlannedMatch = {
      ...kind,
      day: 0,
      minutes: 90,
      level: 'intermediate',
      description: '',
      min: 8,
      roster: 0,
      price: { amount: 10_000, currency: 'CZK' },
    };
    const match: MatchRow = {
      ...draftOf(plan, now, instantAt(HOME_ZONE, day, kind.clock)),
      id: index + 1,
      organizer_id: demoIds.jana,
      updated_at: now,
    };
    state.matches.push(match);
    addRoster(state, faker, match, index);
  }
  for (const [position, index] of LEFT.entries()) {
    const match = required(state.matches, index + 1);
    const late = position === 0;
    state.leaves.push({
      match_id: match.id,
      user_id: demoIds.jana,
      left_at: match.starts_at - (late ? DAY / 8 : 3 * DAY),
      late,
    });
  }
  return COUNT + 1;
}
