import { describeError, isUnauthorized } from '@/api/problem';
import { isFull, type ParticipationAction } from '@/features/matches/data/match';
import { getMatch } from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';

/** Returns the name of the outcome; joining may end on the waiting list although the match had a free spot at the press. */
export function getOutcome(action: ParticipationAction, matchBefore: Match, matchAfter: MatchDetail) {
  if (action === 'leave')
    return matchBefore.my_participation?.status === 'waitlisted' ? 'leftWaitlist' : 'left';
  if (matchAfter.my_participation?.status !== 'waitlisted') return 'joined';
  return isFull(matchBefore) ? 'waitlisted' : 'joinedWaitlist';
}

/** Whether the error needs no message: the request was cancelled, or an ended session leads to the sign-in screen. */
export function needsNoMessage(error: unknown): boolean {
  const { kind } = describeError(error);
  return kind === 'cancelled' || kind === 'session_expired' || isUnauthorized(error);
}

/** Reads the match after an answer was lost; it never rejects. */
export const readMatch = (id: number): Promise<{ currentMatch?: MatchDetail; readError?: unknown }> =>
  getMatch(id).then(
    (currentMatch) => ({ currentMatch }),
    (readError: unknown) => ({ readError }),
  );

export const hasTakenEffect = (action: ParticipationAction, { my_participation }: Match): boolean =>
  (action === 'join') === (my_participation !== null);
