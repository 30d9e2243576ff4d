import type { Faker } from '@faker-js/faker';
import { addEvent } from '../chat.ts';
import { addParticipation, playsElsewhere } from '../roster.ts';
import { required } from '../rows.ts';
import type { Instant, MatchRow, ParticipationRow, State } from '../state.ts';
import type { PlannedMatch } from './planned-match.ts';
import { demoIds } from './users.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** People joined within these bounds before now; deadlines that have passed lie later. */
const FIRST_JOIN_MS = 14 * DAY;
const LAST_JOIN_MS = 32 * HOUR;

const DEMO_IDS = new Set(Object.values(demoIds));

/** People to fill a roster with: from the match's city first, never somebody who plays elsewhere at that time. */
function pickPeople(state: State, faker: Faker, match: MatchRow, count: number): number[] {
  const { city_id } = required(state.venues, match.venue_id);
  const free = state.users.filter(({ id }) => !DEMO_IDS.has(id) && !playsElsewhere(state, id, match));
  const mixed = faker.helpers.shuffle(free);
  const local = mixed.filter(({ city_ids }) => city_ids.includes(city_id));
  const rest = mixed.filter(({ city_ids }) => !city_ids.includes(city_id));
  return [...local, ...rest].slice(0, count).map(({ id }) => id);
}

/** Times of joining, earliest first, to the second. */
const joinTimes = (faker: Faker, now: Instant, count: number): Instant[] =>
  Array.from({ length: count }, () => faker.number.int({ min: now - FIRST_JOIN_MS, max: now - LAST_JOIN_MS }))
    .map((instant) => Math.floor(instant / 1000) * 1000)
    .toSorted((one, other) => one - other);

interface Seat {
  userId: number;
  status: ParticipationRow['status'];
}

/** Who is on the roster, then who waits, in the order of joining; the organiser comes first. */
function seatsOf(state: State, faker: Faker, match: MatchRow, plan: PlannedMatch): Seat[] {
  const parts = Object.entries(plan.parts ?? {}).map(([name, part]) => ({
    userId: demoIds[name as keyof typeof demoIds],
    part,
  }));
  const total = plan.roster + (plan.waiting ?? 0);
  const people = pickPeople(state, faker, match, total - parts.length);
  const waitingDemo = parts.filter(({ part }) => part === 'waitlisted');
  const rosterDemo = parts.filter(({ part }) => part !== 'waitlisted');
  const organizer = rosterDemo.find(({ part }) => part === 'organizes');

  const others = people.slice(0, plan.roster - rosterDemo.length);
  const roster = [
    ...others,
    // The demo accounts join somewhere in the middle, not all at the end.
    ...rosterDemo.filter((one) => one !== organizer).map(({ userId }) => userId),
  ];
  const [first = others[0], ...later] = organizer ? [organizer.userId, ...roster] : roster;
  const mixed = faker.helpers.shuffle(later);
  const confirms = (userId: number) =>
    rosterDemo.find((one) => one.userId === userId)?.part ??
    (faker.datatype.boolean({ probability: 0.6 }) ? 'confirmed' : 'joined');
  const onRoster = [first, ...mixed]
    .filter((userId) => userId !== undefined)
    .map((userId): Seat => {
      const asked = plan.confirmBefore !== undefined;
      const sure = asked && (userId === first || confirms(userId) === 'confirmed');
      return { userId, status: sure ? 'confirmed' : 'joined' };
    });
  const waiting = [...people.slice(others.length), ...waitingDemo.map(({ userId }) => userId)];
  return [...onRoster, ...waiting.map((userId): Seat => ({ userId, status: 'waitlisted' }))];
}

/** Fills the match with people, and tells in its chat how they came; gives the organiser's id. */
export function fillRoster(
  state: State,
  faker: Faker,
  match: MatchRow,
  plan: PlannedMatch,
  now: Instant,
): void {
  const seats = seatsOf(state, faker, match, plan);
  const times = joinTimes(faker, now, seats.length);
  match.organizer_id = seats[0]?.userId ?? match.organizer_id;
  for (const [index, { userId, status }] of seats.entries()) {
    const joined_at = times[index] ?? now - LAST_JOIN_MS;
    const asked = match.confirm_by !== null && status !== 'waitlisted';
    addParticipation(state, match.id, userId, {
      joined_at,
      status,
      confirm_by: asked ? match.confirm_by : null,
      confirmed_at:
        status === 'confirmed' ? joined_at + faker.number.int({ min: 60, max: 20 * 3600 }) * 1000 : null,
    });
    if (index > 0)
      addEvent(state, match.id, status === 'waitlisted' ? 'waitlisted' : 'joined', userId, joined_at);
    match.updated_at = joined_at;
  }
  if (match.cancelled) {
    match.updated_at = now - 5 * HOUR;
    addEvent(state, match.id, 'cancelled', null, match.updated_at);
  }
}
