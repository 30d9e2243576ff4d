import { joinRefusal, leaveRefusal, overReason } from '@mocks/db/match-rules';
import { demoIds } from '@mocks/db/seed/users';
import { freePlaces, participationOf, playsElsewhere } from '@mocks/db/roster';
import type { MatchRow, State } from '@mocks/db/state';
import type { PickMatch, World } from './state';

const part = (state: State, match: MatchRow) => participationOf(state, match.id, demoIds.jana);

const first =
  (fits: (match: MatchRow, state: State, now: number) => boolean): PickMatch =>
  (state, now) =>
    state.matches
      .toSorted((one, other) => one.starts_at - other.starts_at)
      .find((match) => fits(match, state, now));

const isNew = (match: MatchRow, state: State, now: number): boolean =>
  part(state, match) === undefined && joinRefusal(match, now) === null;

/** Kinds of matches as jana sees them: the first of the seed that fits. */
export const matchOf = {
  /** Places are left, and she plays nowhere else at that time. */
  open: first(
    (match, state, now) =>
      isNew(match, state, now) &&
      match.max_participants !== null &&
      freePlaces(state, match) > 1 &&
      !playsElsewhere(state, demoIds.jana, match),
  ),
  overlapping: first(
    (match, state, now) =>
      isNew(match, state, now) && freePlaces(state, match) > 0 && playsElsewhere(state, demoIds.jana, match),
  ),
  full: first(
    (match, state, now) =>
      isNew(match, state, now) &&
      freePlaces(state, match) === 0 &&
      !playsElsewhere(state, demoIds.jana, match),
  ),
  unlimited: first((match, state, now) => isNew(match, state, now) && match.max_participants === null),
  joinClosed: first(
    (match, state, now) => joinRefusal(match, now) === 'join_deadline_passed' && !part(state, match),
  ),
  cancelled: first((match, state) => match.cancelled && part(state, match) === undefined),
  herCancelled: first((match, state) => match.cancelled && part(state, match) !== undefined),
  started: first((match, _state, now) => overReason(match, now) === 'match_started'),
  finished: first(
    (match, state, now) => overReason(match, now) === 'match_finished' && part(state, match) !== undefined,
  ),
  elsewhere: first((match) => match.timezone === 'Europe/London'),
  hers: first(
    (match, state, now) => part(state, match)?.status === 'joined' && leaveRefusal(match, now) === null,
  ),
  leaveClosed: first(
    (match, state, now) =>
      part(state, match)?.status === 'joined' && leaveRefusal(match, now) === 'leave_deadline_passed',
  ),
  confirmed: first(
    (match, state, now) => part(state, match)?.status === 'confirmed' && match.starts_at > now,
  ),
  toConfirm: first((match, state, now) => {
    const row = part(state, match);
    return (
      row?.status === 'joined' && row.confirm_by !== null && row.confirm_by > now && match.starts_at > now
    );
  }),
  waiting: first((match, state, now) => part(state, match)?.status === 'waitlisted' && match.starts_at > now),
} as const;

/** What others do to a match while somebody looks at it, so that what is read after a refusal agrees with it. */
export const meanwhile = {
  deleted: ({ state, match }: World): void => {
    state.matches = state.matches.filter(({ id }) => id !== match.id);
  },
  joinClosed: ({ match, now }: World): void => {
    match.join_deadline = now - 60_000;
  },
  leaveClosed: ({ match, now }: World): void => {
    match.leave_deadline = now - 60_000;
  },
} as const;
