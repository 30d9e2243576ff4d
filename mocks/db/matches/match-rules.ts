import type { Match } from '@/generated/schemas/match.zod';
import type { MatchStatus } from '@/generated/schemas/matchStatus.zod';
import type { Instant, MatchRow } from '../state.ts';

type ClosedReason = 'match_cancelled' | 'match_started' | 'match_finished';

/** A cancelled match stays cancelled after its end. */
export function statusOf(match: MatchRow, now: Instant): MatchStatus {
  if (match.cancelled) return 'cancelled';
  return now >= match.ends_at ? 'finished' : 'scheduled';
}

/** Returns why nobody can join, leave or confirm any more; null while the match is open. */
export function closedReason(match: MatchRow, now: Instant): ClosedReason | null {
  if (match.cancelled) return 'match_cancelled';
  if (now >= match.ends_at) return 'match_finished';
  return now >= match.starts_at ? 'match_started' : null;
}

const hasPassed = (deadline: Instant | null, now: Instant) => deadline !== null && now > deadline;

/** Returns why a person cannot join, or null. A full match can be joined, because it has a waiting list. */
export function joinRefusal(match: MatchRow, now: Instant): ClosedReason | 'join_deadline_passed' | null {
  return closedReason(match, now) ?? (hasPassed(match.join_deadline, now) ? 'join_deadline_passed' : null);
}

/** Returns why a participant cannot leave, or null. */
export function leaveRefusal(match: MatchRow, now: Instant): ClosedReason | 'leave_deadline_passed' | null {
  return closedReason(match, now) ?? (hasPassed(match.leave_deadline, now) ? 'leave_deadline_passed' : null);
}

type AllowedActions = Pick<Match, 'can_join' | 'can_leave' | 'reason_code'>;

/** Returns whether the person can join or leave; if the person can do neither, `reason_code` names the rule that forbids it. */
export function allowedActions(match: MatchRow, now: Instant, isParticipant: boolean): AllowedActions {
  const refusal = isParticipant ? leaveRefusal(match, now) : joinRefusal(match, now);
  const isAllowed = refusal === null;
  return {
    can_join: isAllowed && !isParticipant,
    can_leave: isAllowed && isParticipant,
    reason_code: refusal ?? (isParticipant ? 'already_joined' : 'not_joined'),
  };
}
