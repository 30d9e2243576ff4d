import { addAccount } from './accounts.ts';
import { addParticipation, rosterOf, waitingListOf } from './roster.ts';
import { seedCities } from './seed/cities.ts';
import { emptyState, type MatchRow, type State, type UserRow } from './state.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A Friday evening in Prague. */
export const NOW = Date.UTC(2026, 10, 20, 17);

/** A state with two venues, in Prague and in Brno, and so many people (ids from 1), for tests of single rules. */
export function smallState(people = 4): State {
  const state: State = {
    ...emptyState('test', NOW),
    cities: seedCities.slice(0, 2),
    venues: [1, 2].map((id) => ({
      id,
      name: `Hala ${id}`,
      address: '',
      city_id: id,
      latitude: null,
      longitude: null,
    })),
  };
  for (let number = 1; number <= people; number += 1) addPerson(state, `hrac${number}`);
  return state;
}

/** Adds a person with a verified address. */
const addPerson = (state: State, username: string): UserRow =>
  addAccount(
    state,
    {
      username,
      email: `${username}@example.com`,
      email_verified: true,
      first_name: username,
      last_name: 'Testová',
      language: 'cs',
    },
    NOW,
  );

/** Adds a match, by default of ten places, tomorrow at this hour for an hour. */
export function addMatch(state: State, fields: Partial<MatchRow> = {}): MatchRow {
  const starts_at = fields.starts_at ?? NOW + DAY;
  const match: MatchRow = {
    id: state.matches.length + 1,
    title: 'Zápas',
    description: '',
    sport: 'football',
    level: 'any',
    format: null,
    starts_at,
    ends_at: starts_at + HOUR,
    timezone: 'Europe/Prague',
    cancelled: false,
    cancellation_reason: null,
    venue_id: 2,
    min_participants: null,
    max_participants: 10,
    price: null,
    join_deadline: null,
    leave_deadline: null,
    confirm_by: null,
    organizer_id: 1,
    updated_at: NOW,
    ...fields,
  };
  state.matches.push(match);
  return match;
}

/** Puts a person on the roster of a match without any rule, such as a match of the past. */
export function addPlace(
  state: State,
  match: MatchRow,
  userId: number,
  attended: boolean | null = null,
): void {
  const pid = state.participations.length + 1000;
  addParticipation(state, match.id, userId, { pid, joined_at: match.starts_at - DAY, attended });
}

/** The matches with more people than places, and those where somebody waits for a place that is free. */
export const misfilled = (state: State): MatchRow[] =>
  state.matches.filter(({ id, max_participants }) => {
    const places = rosterOf(state, id).length;
    const isWaitedFor = waitingListOf(state, id).length > 0;
    return places > (max_participants ?? 99) || (isWaitedFor && places !== max_participants);
  });
