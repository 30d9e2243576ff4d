import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import type { Participation } from '@/generated/schemas/participation.zod';
import type { UserRef } from '@/generated/schemas/userRef.zod';
import type { Venue } from '@/generated/schemas/venue.zod';
import { allowedActions, closedReason, statusOf } from '@mocks/db/matches/match-rules';
import { participationOf, rosterOf, waitingListOf } from '@mocks/db/matches/roster';
import { requireRow } from '@mocks/db/rows';
import type { Instant, MatchRow, ParticipationRow, State } from '@mocks/db/state';
import { formatIso } from '@mocks/db/time-zones';

/** Converts a user to the fields that other people can see. */
export function serializePerson(state: State, userId: number): UserRef {
  const { id, display_name, profile_picture } = requireRow(state.users, userId);
  return { id, display_name, profile_picture };
}

export function serializeVenue(state: State, venueId: number): Venue {
  const { name, address, city_id, latitude, longitude } = requireRow(state.venues, venueId);
  return { name, address, city: requireRow(state.cities, city_id), latitude, longitude };
}

/** The user who sends the request, and the time of the request. */
interface Viewer {
  userId: number;
  now: Instant;
}

const findWaitlistPosition = (waitingList: readonly ParticipationRow[], { pid, status }: ParticipationRow) =>
  status === 'waitlisted' ? waitingList.findIndex((row) => row.pid === pid) + 1 : null;

const formatOptionalIso = (zone: string, instant: Instant | null) =>
  instant === null ? null : formatIso(zone, instant);

/** Returns the confirmation token while the participation can be confirmed, else nothing. */
function confirmationTokenFields(
  { status, confirm_by, confirmation_token }: ParticipationRow,
  match: MatchRow,
  now: Instant,
) {
  const canConfirm =
    status === 'joined' && confirm_by !== null && now <= confirm_by && !closedReason(match, now);
  return canConfirm && confirmation_token !== undefined ? { confirmation_token } : {};
}

function serializeParticipation(
  row: ParticipationRow,
  waitingList: readonly ParticipationRow[],
  match: MatchRow,
  now: Instant,
): Participation {
  const zone = match.timezone;
  return {
    pid: row.pid,
    status: row.status,
    waitlist_position: findWaitlistPosition(waitingList, row),
    joined_at: formatIso(zone, row.joined_at),
    confirm_by: formatOptionalIso(zone, row.confirm_by),
    confirmed_at: formatOptionalIso(zone, row.confirmed_at),
    ...confirmationTokenFields(row, match, now),
  };
}

/** Converts a match for a list; its times have the offset of the match's time zone. */
export function serializeMatch(state: State, match: MatchRow, { userId, now }: Viewer): Match {
  const zone = match.timezone;
  const waitingList = waitingListOf(state, match.id);
  const myParticipation = participationOf(state, match.id, userId);
  return {
    id: match.id,
    title: match.title,
    description: match.description,
    sport: match.sport,
    level: match.level,
    format: match.format,
    starts_at: formatIso(zone, match.starts_at),
    ends_at: formatIso(zone, match.ends_at),
    timezone: zone,
    status: statusOf(match, now),
    cancellation_reason: match.cancellation_reason,
    venue: serializeVenue(state, match.venue_id),
    min_participants: match.min_participants,
    max_participants: match.max_participants,
    participants_count: rosterOf(state, match.id).length,
    waitlist_count: waitingList.length,
    price: match.price,
    join_deadline: formatOptionalIso(zone, match.join_deadline),
    leave_deadline: formatOptionalIso(zone, match.leave_deadline),
    organizer: serializePerson(state, match.organizer_id),
    my_participation: myParticipation
      ? serializeParticipation(myParticipation, waitingList, match, now)
      : null,
    ...allowedActions(match, now, myParticipation !== undefined),
    updated_at: formatIso(zone, match.updated_at),
  };
}

/** Converts a match with its roster in the order of joining, followed by the waiting list. */
export function serializeMatchDetail(state: State, match: MatchRow, viewer: Viewer): MatchDetail {
  const waitingList = waitingListOf(state, match.id);
  const participants = [...rosterOf(state, match.id), ...waitingList].map((row): Participant => ({
    pid: row.pid,
    user: serializePerson(state, row.user_id),
    status: row.status,
    waitlist_position: findWaitlistPosition(waitingList, row),
    joined_at: formatIso(match.timezone, row.joined_at),
    is_me: row.user_id === viewer.userId,
  }));
  return { ...serializeMatch(state, match, viewer), participants };
}
