import { addAccount } from './accounts/accounts.ts';
import { addParticipation, rosterOf, waitingListOf } from './matches/roster.ts';
import { seedCities } from './seed/cities.ts';
import { emptyState, type MatchRow, type State } from './state.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A Friday evening in Prague. */
export const NOW = Date.UTC(2026, 10, 20, 17);

/** Creates a state with two venues (1 in Prague, 2 in Brno) and four users with ids from 1, for tests. */
export function smallState(): State {
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
  for (const username of ['hrac1', 'hrac2', 'hrac3', 'hrac4']) {
    const email = `${username}@example.com`;
    const names = { username, first_name: username, last_name: 'Testová' };
    addAccount(state, { ...names, email, email_verified: true, language: 'cs' }, NOW);
  }
  return state;
}

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

/** Adds a person to the roster and checks no rule, so that the match can be in the past. */
export function addToRoster(state: State, match: MatchRow, userId: number, attended: boolean | null = null) {
  const pid = state.participations.length + 1000;
  addParticipation(state, match.id, userId, { pid, joined_at: match.starts_at - DAY, attended });
}

/** Returns the matches with more people than spots, and those with both a waiting list and a free spot. */
export const wronglyFilledMatches = (state: State): MatchRow[] =>
  state.matches.filter(({ id, max_participants }) => {
    const rosterSize = rosterOf(state, id).length;
    const hasWaitingList = waitingListOf(state, id).length > 0;
    return rosterSize > (max_participants ?? 99) || (hasWaitingList && rosterSize !== max_participants);
  });
