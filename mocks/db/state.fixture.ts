import { addAccount } from './accounts.ts';
import { addParticipation, rosterOf, waitingListOf } from './roster.ts';
import { seedCities } from './seed/cities.ts';
import { emptyState, type MatchRow, type State, type UserRow } from './state.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A Friday evening in Prague. */
export const NOW = Date.UTC(2026, 10, 20, 17);

/** Creates a state with two venues (1 in Prague, 2 in Brno) and users with ids from 1, for tests. */
export function smallState(userCount = 4): State {
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
  for (let number = 1; number <= userCount; number += 1) addPerson(state, `hrac${number}`);
  return state;
}

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

/** Adds a match; by default it has ten spots, starts in a day and takes an hour. */
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

/** Adds a person to the roster without checking any rule, so that the match can be in the past. */
export function addToRoster(
  state: State,
  match: MatchRow,
  userId: number,
  attended: boolean | null = null,
): void {
  const pid = state.participations.length + 1000;
  addParticipation(state, match.id, userId, { pid, joined_at: match.starts_at - DAY, attended });
}

/** The matches with more people than spots, or with a waiting list and a free spot. */
export const wronglyFilledMatches = (state: State): MatchRow[] =>
  state.matches.filter(({ id, max_participants }) => {
    const rosterSize = rosterOf(state, id).length;
    const hasWaitingList = waitingListOf(state, id).length > 0;
    return rosterSize > (max_participants ?? 99) || (hasWaitingList && rosterSize !== max_participants);
  });
