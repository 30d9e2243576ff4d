import { required } from './rows.ts';
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
