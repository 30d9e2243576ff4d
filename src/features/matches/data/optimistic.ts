import type { Match } from '@/generated/schemas/match.zod';
import type { Participation } from '@/generated/schemas/participation.zod';
import { isFull } from './free-places';

/** Stands for the participant's id until the backend has given one. */
const unknownPid = 0;

/** The match as it will most likely stand after joining: on the roster, or last on the waiting list when it is full. */
export function joined(match: Match, now: Date): Match {
  if (match.my_participation) return match;
  const waits = isFull(match);
  const participation: Participation = {
    pid: unknownPid,
    status: waits ? 'waitlisted' : 'joined',
    waitlist_position: waits ? match.waitlist_count + 1 : null,
    joined_at: now.toISOString(),
    confirm_by: null,
    confirmed_at: null,
  };
  return {
    ...match,
    participants_count: match.participants_count + (waits ? 0 : 1),
    waitlist_count: match.waitlist_count + (waits ? 1 : 0),
    my_participation: participation,
    can_join: false,
    can_leave: true,
    reason_code: 'already_joined',
  };
}

/** The match as it will most likely stand after leaving; somebody who waits takes the place at once. */
export function left(match: Match): Match {
  const mine = match.my_participation;
  if (!mine) return match;
  const someoneMovesUp = mine.status !== 'waitlisted' && match.waitlist_count > 0;
  const wasOnRoster = mine.status !== 'waitlisted' && !someoneMovesUp;
  const leavesQueue = mine.status === 'waitlisted' || someoneMovesUp;
  return {
    ...match,
    participants_count: Math.max(0, match.participants_count - (wasOnRoster ? 1 : 0)),
    waitlist_count: Math.max(0, match.waitlist_count - (leavesQueue ? 1 : 0)),
    my_participation: null,
    can_join: true,
    can_leave: false,
    reason_code: 'not_joined',
  };
}
