import { nextId, required } from './rows.ts';
import type { MatchRow, ParticipationRow, State } from './state.ts';

const byJoining = (one: ParticipationRow, other: ParticipationRow) =>
  one.joined_at - other.joined_at || one.pid - other.pid;

const byQueue = (one: ParticipationRow, other: ParticipationRow) =>
  one.queued_at - other.queued_at || one.pid - other.pid;

const ofMatch = (state: State, matchId: number) =>
  state.participations.filter((participation) => participation.match_id === matchId);

/** Who has a place, by the time of joining. */
export const rosterOf = (state: State, matchId: number): ParticipationRow[] =>
  ofMatch(state, matchId)
    .filter(({ status }) => status !== 'waitlisted')
    .toSorted(byJoining);

/** Who waits, the next to move up first. */
export const waitingListOf = (state: State, matchId: number): ParticipationRow[] =>
  ofMatch(state, matchId)
    .filter(({ status }) => status === 'waitlisted')
    .toSorted(byQueue);

/** The person's part in the match, on the roster or the waiting list. */
export const participationOf = (
  state: State,
  matchId: number,
  userId: number,
): ParticipationRow | undefined =>
  state.participations.find((row) => row.match_id === matchId && row.user_id === userId);

/** Puts somebody on the roster, as having joined at that time and confirmed nothing, but for what `fields` say. */
export function addParticipation(
  state: State,
  match_id: number,
  user_id: number,
  { joined_at, ...fields }: Pick<ParticipationRow, 'joined_at'> & Partial<ParticipationRow>,
): ParticipationRow {
  const row: ParticipationRow = {
    pid: fields.pid ?? nextId(state, 'participation'),
    match_id,
    user_id,
    status: 'joined',
    joined_at,
    queued_at: joined_at,
    confirm_by: null,
    confirmed_at: null,
    attended: null,
    ...fields,
  };
  state.participations.push(row);
  return row;
}

/** Places that nobody has taken; infinitely many without a limit. */
export const freePlaces = (state: State, match: MatchRow): number =>
  (match.max_participants ?? Number.POSITIVE_INFINITY) - rosterOf(state, match.id).length;

/** Whether the person takes part in, or waits for, another match at that time. */
export const playsElsewhere = (state: State, userId: number, { id, starts_at, ends_at }: MatchRow): boolean =>
  state.participations.some((row) => {
    if (row.user_id !== userId || row.match_id === id) return false;
    const other = required(state.matches, row.match_id);
    return other.starts_at < ends_at && starts_at < other.ends_at;
  });
