import { countFreeSpots, isFull, findOverlappingMatch } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';

const part = ({ my_participation }: Match) => my_participation?.status;

type Fits = (match: Match, list: readonly Match[]) => boolean;

const canJoin: Fits = (match, list) => match.can_join && findOverlappingMatch(list, match) === null;

/**
 * The kinds of matches, told by what the contract says of a match to the person who looks; `list` is what else that person
 * sees. The gallery and the browser tests pick matches by them, the provider states make matches of them.
 */
export const matchKinds = {
  /** Places are left. */
  open: (match, list) => canJoin(match, list) && (countFreeSpots(match) ?? 0) > 1,
  lastPlace: (match, list) => canJoin(match, list) && countFreeSpots(match) === 1,
  full: (match, list) => canJoin(match, list) && isFull(match),
  unlimited: (match) => match.can_join && match.max_participants === null,
  overlapping: (match, list) =>
    match.can_join && !isFull(match) && findOverlappingMatch(list, match) !== null,
  joinClosed: (match) => !part(match) && match.reason_code === 'join_deadline_passed',
  cancelled: (match) => !part(match) && match.status === 'cancelled',
  started: (match) => !part(match) && match.reason_code === 'match_started',
  finished: (match) => !part(match) && match.reason_code === 'match_finished',
  elsewhere: ({ timezone }) => timezone === 'Europe/London',

  hers: (match) => part(match) === 'joined' && match.can_leave,
  toConfirm: (match) => part(match) === 'joined' && match.can_leave && !!match.my_participation?.confirm_by,
  confirmed: (match) => part(match) === 'confirmed' && match.can_leave,
  waiting: (match) => part(match) === 'waitlisted' && match.can_leave,
  leaveClosed: (match) => part(match) === 'joined' && match.reason_code === 'leave_deadline_passed',
  herCancelled: (match) => part(match) !== undefined && match.status === 'cancelled',
  herStarted: (match) => part(match) !== undefined && match.reason_code === 'match_started',
  herFinished: (match) => part(match) !== undefined && match.reason_code === 'match_finished',
} as const satisfies Record<string, Fits>;

/** The name of a kind. */
export type MatchKind = keyof typeof matchKinds;
