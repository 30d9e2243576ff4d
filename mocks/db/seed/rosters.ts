import type { Faker } from '@faker-js/faker';
import { addEvent } from '../chat.ts';
import { addParticipation, hasOverlappingMatch } from '../roster.ts';
import { requireRow } from '../rows.ts';
import type { Instant, MatchRow, ParticipationRow, State } from '../state.ts';
import type { PlannedMatch } from './planned-match.ts';
import { demoIds, isDemoUser } from './users.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** People joined at most 14 days and at least 32 hours ago, which is before all join deadlines. */
const EARLIEST_JOIN_MS = 14 * DAY;
const LATEST_JOIN_MS = 32 * HOUR;

/** Picks available people for a roster, those from the city of the match first. */
function pickPeople(state: State, faker: Faker, match: MatchRow, count: number): number[] {
  const { city_id } = requireRow(state.venues, match.venue_id);
  const available = state.users.filter(({ id }) => !isDemoUser(id) && !hasOverlappingMatch(state, id, match));
  const shuffled = faker.helpers.shuffle(available);
  const local = shuffled.filter(({ city_ids }) => city_ids.includes(city_id));
  const remaining = shuffled.filter(({ city_ids }) => !city_ids.includes(city_id));
  return [...local, ...remaining].slice(0, count).map(({ id }) => id);
}

/** Random times of joining, sorted, in whole seconds. */
const joinTimes = (faker: Faker, now: Instant, count: number): Instant[] =>
  Array.from({ length: count }, () =>
    faker.number.int({ min: now - EARLIEST_JOIN_MS, max: now - LATEST_JOIN_MS }),
  )
    .map((instant) => Math.floor(instant / 1000) * 1000)
    .toSorted((one, other) => one - other);

interface RosterEntry {
  userId: number;
  status: ParticipationRow['status'];
}

/** Plans the roster and then the waiting list, in the order of joining; the organizer is first. */
function planRoster(state: State, faker: Faker, match: MatchRow, plan: PlannedMatch): RosterEntry[] {
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
  const roster = [...others, ...rosterDemo.filter((one) => one !== organizer).map(({ userId }) => userId)];
  const [first = others[0], ...later] = organizer ? [organizer.userId, ...roster] : roster;
  const shuffled = faker.helpers.shuffle(later);
  const statusOf = (userId: number) =>
    rosterDemo.find((one) => one.userId === userId)?.part ??
    (faker.datatype.boolean({ probability: 0.6 }) ? 'confirmed' : 'joined');
  const onRoster = [first, ...shuffled]
    .filter((userId) => userId !== undefined)
    .map((userId): RosterEntry => {
      const needsConfirmation = plan.confirmBefore !== undefined;
      const isConfirmed = needsConfirmation && (userId === first || statusOf(userId) === 'confirmed');
      return { userId, status: isConfirmed ? 'confirmed' : 'joined' };
    });
  const waiting = [...people.slice(others.length), ...waitingDemo.map(({ userId }) => userId)];
  return [...onRoster, ...waiting.map((userId): RosterEntry => ({ userId, status: 'waitlisted' }))];
}

/** Adds the organizer, the participations and the system messages of a match. */
export function fillRoster(
  state: State,
  faker: Faker,
  match: MatchRow,
  plan: PlannedMatch,
  now: Instant,
): void {
  const entries = planRoster(state, faker, match, plan);
  const times = joinTimes(faker, now, entries.length);
  match.organizer_id = entries[0]?.userId ?? match.organizer_id;
  for (const [index, { userId, status }] of entries.entries()) {
    const joined_at = times[index] ?? now - LATEST_JOIN_MS;
    const needsConfirmation = match.confirm_by !== null && status !== 'waitlisted';
    addParticipation(state, match.id, userId, {
      joined_at,
      status,
      confirm_by: needsConfirmation ? match.confirm_by : null,
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
