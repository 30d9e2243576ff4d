import type { MatchStatus } from '@/generated/schemas/matchStatus.zod';
import type { ReasonCode } from '@/generated/schemas/reasonCode.zod';
import type { Instant, MatchRow } from './state.ts';

type OverReason = 'match_cancelled' | 'match_started' | 'match_finished';

/** Whether the match takes place; a cancelled match stays cancelled when its time is over. */
export function statusOf(match: MatchRow, now: Instant): MatchStatus {
  if (match.cancelled) return 'cancelled';
  return now >= match.ends_at ? 'finished' : 'scheduled';
}

/** Why nothing can be changed about one's part in the match any more, or null. */
export function overReason(match: MatchRow, now: Instant): OverReason | null {
  if (match.cancelled) return 'match_cancelled';
  if (now >= match.ends_at) return 'match_finished';
  return now >= match.starts_at ? 'match_started' : null;
}

const passed = (deadline: Instant | null, now: Instant) => deadline !== null && now > deadline;

/** Why somebody who does not take part cannot join, or null. A full match has a waiting list: that is no reason. */
export function joinRefusal(match: MatchRow, now: Instant): OverReason | 'join_deadline_passed' | null {
  return overReason(match, now) ?? (passed(match.join_deadline, now) ? 'join_deadline_passed' : null);
}

/** Why somebody who takes part or waits cannot leave, or null. */
export function leaveRefusal(match: MatchRow, now: Instant): OverReason | 'leave_deadline_passed' | null {
  return overReason(match, now) ?? (passed(match.leave_deadline, now) ? 'leave_deadline_passed' : null);
}

interface Abilities {
  can_join: boolean;
  can_leave: boolean;
  reason_code: ReasonCode;
}

/**
 * What the person can do, and why not the rest: when one of the two is possible, the reason is simply that the person
 * takes part or does not; when neither is, the rule that forbids the one that could come next.
 */
export function abilitiesIn(match: MatchRow, now: Instant, takesPart: boolean): Abilities {
  const refusal = takesPart ? leaveRefusal(match, now) : joinRefusal(match, now);
  const possible = refusal === null;
  return {
    can_join: possible && !takesPart,
    can_leave: possible && takesPart,
    reason_code: refusal ?? (takesPart ? 'already_joined' : 'not_joined'),
  };
}
