import { nextId, requireRow } from '../rows.ts';
import type { MatchRow, ParticipationRow, State } from '../state.ts';

const participationsOf = (state: State, matchId: number) =>
  state.participations.filter((participation) => participation.match_id === matchId);

/** The people on the roster, in the order of joining. */
export const rosterOf = (state: State, matchId: number): ParticipationRow[] =>
  participationsOf(state, matchId)
    .filter(({ status }) => status !== 'waitlisted')
    .toSorted((a, b) => a.joined_at - b.joined_at || a.pid - b.pid);

/** The people on the waiting list, by position. */
export const waitingListOf = (state: State, matchId: number): ParticipationRow[] =>
  participationsOf(state, matchId)
    .filter(({ status }) => status === 'waitlisted')
    .toSorted((a, b) => a.queued_at - b.queued_at || a.pid - b.pid);

/** The user's participation in the match, on the roster or the waiting list. */
export const participationOf = (state: State, matchId: number, userId: number) =>
  state.participations.find((row) => row.match_id === matchId && row.user_id === userId);

/** Adds a participation; by default the person is on the roster and has not confirmed. */
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

/** The number of free spots; infinite when the match has no limit. */
export const freeSpots = (state: State, match: MatchRow): number =>
  (match.max_participants ?? Number.POSITIVE_INFINITY) - rosterOf(state, match.id).length;

/** Whether the user participates in another match at the same time. */
export const hasOverlappingMatch = (state: State, userId: number, match: MatchRow): boolean =>
  state.participations.some((row) => {
    if (row.user_id !== userId || row.match_id === match.id) return false;
    const joinedMatch = requireRow(state.matches, row.match_id);
    return joinedMatch.starts_at < match.ends_at && match.starts_at < joinedMatch.ends_at;
  });
