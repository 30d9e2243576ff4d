import { countFreeSpots, isFull, findOverlappingMatch } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';

const statusOf = ({ my_participation }: Match) => my_participation?.status;

type MatchPredicate = (match: Match, list: readonly Match[]) => boolean;

const canJoin: MatchPredicate = (match, list) => match.can_join && findOverlappingMatch(list, match) === null;

/**
 * Predicates for the kinds of matches; `list` has all matches that the person sees. In the kinds with `her` the person takes part.
 * The gallery and the browser tests pick matches by kind, and provider states check the kind of the match that they create.
 */
export const matchKinds = {
  /** A match with more than one free spot. */
  open: (match, list) => canJoin(match, list) && (countFreeSpots(match) ?? 0) > 1,
  lastPlace: (match, list) => canJoin(match, list) && countFreeSpots(match) === 1,
  full: (match, list) => canJoin(match, list) && isFull(match),
  unlimited: (match) => match.can_join && match.max_participants === null,
  overlapping: (match, list) =>
    match.can_join && !isFull(match) && findOverlappingMatch(list, match) !== null,
  joinClosed: (match) => !statusOf(match) && match.reason_code === 'join_deadline_passed',
  cancelled: (match) => !statusOf(match) && match.status === 'cancelled',
  started: (match) => !statusOf(match) && match.reason_code === 'match_started',
  finished: (match) => !statusOf(match) && match.reason_code === 'match_finished',
  inLondon: ({ timezone }) => timezone === 'Europe/London',

  hers: (match) => statusOf(match) === 'joined' && match.can_leave,
  toConfirm: (match) =>
    statusOf(match) === 'joined' && match.can_leave && !!match.my_participation?.confirm_by,
  confirmed: (match) => statusOf(match) === 'confirmed' && match.can_leave,
  waiting: (match) => statusOf(match) === 'waitlisted' && match.can_leave,
  leaveClosed: (match) => statusOf(match) === 'joined' && match.reason_code === 'leave_deadline_passed',
  herCancelled: (match) => statusOf(match) !== undefined && match.status === 'cancelled',
  herStarted: (match) => statusOf(match) !== undefined && match.reason_code === 'match_started',
  herFinished: (match) => statusOf(match) !== undefined && match.reason_code === 'match_finished',
} as const satisfies Record<string, MatchPredicate>;

export type MatchKind = keyof typeof matchKinds;
