import type { Faker } from '@faker-js/faker';
import { addEvent } from '../matches/chat.ts';
import { addParticipation, hasOverlappingMatch } from '../matches/roster.ts';
import { requireRow } from '../rows.ts';
import type { Instant, MatchRow, ParticipationRow, State } from '../state.ts';
import type { PlannedMatch } from './planned-match.ts';
import { demoIds, isDemoUser } from './users.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long ago people joined, at most and at least; all join deadlines are later. */
const MAX_JOIN_AGE_MS = 14 * DAY;
const MIN_JOIN_AGE_MS = 32 * HOUR;

/** Picks people without another match at that time, people from the city of the match first. */
function pickPeople(state: State, faker: Faker, match: MatchRow, count: number): number[] {
  const { city_id } = requireRow(state.venues, match.venue_id);
  const availableUsers = state.users.filter(
    ({ id }) => !isDemoUser(id) && !hasOverlappingMatch(state, id, match),
  );
  const shuffledUsers = faker.helpers.shuffle(availableUsers);
  const localUsers = shuffledUsers.filter(({ city_ids }) => city_ids.includes(city_id));
  const distantUsers = shuffledUsers.filter(({ city_ids }) => !city_ids.includes(city_id));
  return [...localUsers, ...distantUsers].slice(0, count).map(({ id }) => id);
}

/** Returns random times of joining, sorted, in whole seconds. */
const createJoinTimes = (faker: Faker, now: Instant, count: number): Instant[] =>
  Array.from({ length: count }, () =>
    faker.number.int({ min: now - MAX_JOIN_AGE_MS, max: now - MIN_JOIN_AGE_MS }),
  )
    .map((instant) => Math.floor(instant / 1000) * 1000)
    .toSorted((a, b) => a - b);

interface RosterEntry {
  userId: number;
  status: ParticipationRow['status'];
}

/** Plans the roster, followed by the waiting list, in the order of joining; the organizer is first. */
function planRoster(state: State, faker: Faker, match: MatchRow, plan: PlannedMatch): RosterEntry[] {
  const demoUsers = Object.entries(plan.demoRoles ?? {}).map(([name, role]) => ({
    userId: demoIds[name as keyof typeof demoIds],
    role,
  }));
  const totalCount = plan.rosterSize + (plan.waitlistSize ?? 0);
  const pickedIds = pickPeople(state, faker, match, totalCount - demoUsers.length);
  const waitingDemoUsers = demoUsers.filter(({ role }) => role === 'waitlisted');
  const rosterDemoUsers = demoUsers.filter(({ role }) => role !== 'waitlisted');
  const organizer = rosterDemoUsers.find(({ role }) => role === 'organizes');

  const pickedRosterIds = pickedIds.slice(0, plan.rosterSize - rosterDemoUsers.length);
  const rosterIds = [
    ...pickedRosterIds,
    ...rosterDemoUsers.filter((user) => user !== organizer).map(({ userId }) => userId),
  ];
  const [organizerId = pickedRosterIds[0], ...nonOrganizerIds] = organizer
    ? [organizer.userId, ...rosterIds]
    : rosterIds;
  const shuffledIds = faker.helpers.shuffle(nonOrganizerIds);
  const pickRole = (userId: number) =>
    rosterDemoUsers.find((user) => user.userId === userId)?.role ??
    (faker.datatype.boolean({ probability: 0.6 }) ? 'confirmed' : 'joined');
  const rosterEntries = [organizerId, ...shuffledIds]
    .filter((userId) => userId !== undefined)
    .map((userId): RosterEntry => {
      const needsConfirmation = plan.confirmDeadlineHours !== undefined;
      const isConfirmed = needsConfirmation && (userId === organizerId || pickRole(userId) === 'confirmed');
      return { userId, status: isConfirmed ? 'confirmed' : 'joined' };
    });
  const waitingIds = [
    ...pickedIds.slice(pickedRosterIds.length),
    ...waitingDemoUsers.map(({ userId }) => userId),
  ];
  return [...rosterEntries, ...waitingIds.map((userId): RosterEntry => ({ userId, status: 'waitlisted' }))];
}

/** Adds the organizer, the participations and the system messages of a match. */
export function fillRoster(state: State, faker: Faker, match: MatchRow, plan: PlannedMatch): void {
  const now = state.seeded_at;
  const entries = planRoster(state, faker, match, plan);
  const joinTimes = createJoinTimes(faker, now, entries.length);
  match.organizer_id = entries[0]?.userId ?? match.organizer_id;
  for (const [index, { userId, status }] of entries.entries()) {
    const joined_at = joinTimes[index] ?? now - MIN_JOIN_AGE_MS;
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
