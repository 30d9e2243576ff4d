import { participation as rules } from '@/generated/rules';
import type { Language } from '@/generated/schemas/language.zod';
import { addEvent, markRead } from './chat.ts';
import { mailConfirmation, findLink } from './mail.ts';
import { joinRefusal, leaveRefusal, overReason } from './match-rules.ts';
import { refuse } from './refusal.ts';
import { addParticipation, freePlaces, participationOf, waitingListOf } from './roster.ts';
import { required } from './rows.ts';
import type { Secret } from './secrets.ts';
import type { Instant, MatchRow, State, ParticipationRow } from './state.ts';

interface Act {
  matchId: number;
  userId: number;
  now: Instant;
  /** For the link of a confirmation mail, should one go out. */
  secret: Secret;
}

/**
 * Puts the person on the roster, or at the end of the waiting list when the match is full. Joining again changes nothing.
 * What the chat has said until then counts as read. Refuses with the reason when the match cannot be joined any more. A mail to confirm participation is in `language`.
 */
export function joinMatch(state: State, { matchId, userId, now, secret }: Act, language: Language): void {
  const match = required(state.matches, matchId);
  if (participationOf(state, matchId, userId)) return;
  const refusal = joinRefusal(match, now);
  if (refusal) refuse(refusal);

  const hasPlace = freePlaces(state, match) > 0;
  const participation = addParticipation(state, matchId, userId, {
    joined_at: now,
    status: hasPlace ? 'joined' : 'waitlisted',
    // Joining after that time confirms.
    confirm_by: hasPlace && match.confirm_by !== null && match.confirm_by > now ? match.confirm_by : null,
  });
  addEvent(state, matchId, hasPlace ? 'joined' : 'waitlisted', userId, now);
  // What was said before is there to be read, but it is not news: nobody was to answer it.
  markRead(state, matchId, userId, now);
  mailConfirmation(state, participation, secret, { language, now });
  match.updated_at = now;
}

/**
 * Takes the person off the roster or the waiting list; the first in line moves up to the place. Leaving again changes
 * nothing. Refuses with the reason when the match cannot be left any more.
 */
export function leaveMatch(state: State, { matchId, userId, now, secret }: Act): void {
  const match = required(state.matches, matchId);
  const participation = participationOf(state, matchId, userId);
  if (!participation) return;
  const refusal = leaveRefusal(match, now);
  if (refusal) refuse(refusal);

  const { pid } = participation;
  state.participations = state.participations.filter((row) => row.pid !== pid);
  state.links = state.links.filter(
    ({ kind, subject }) => kind !== 'confirm_participation' || subject !== String(pid),
  );
  match.updated_at = now;
  if (participation.status === 'waitlisted') return;

  state.leaves.push({
    match_id: matchId,
    user_id: userId,
    left_at: now,
    late: match.starts_at - now < rules.late_leave * 1000,
  });
  addEvent(state, matchId, 'left', userId, now);
  promoteFirst(state, match, now, secret);
}

function promoteFirst(state: State, match: MatchRow, now: Instant, secret: Secret): void {
  const [first] = waitingListOf(state, match.id);
  if (!first || freePlaces(state, match) <= 0) return;
  first.status = 'joined';
  if (match.confirm_by !== null) {
    const least = now + rules.confirm_after_promotion * 1000;
    first.confirm_by = Math.min(Math.max(match.confirm_by, least), match.starts_at);
  }
  addEvent(state, match.id, 'promoted', first.user_id, now);
  // Somebody else's request causes this mail: it is in the language of the person who gets it.
  const { language } = required(state.users, first.user_id);
  mailConfirmation(state, first, secret, { language, now });
}

interface Confirmation {
  status: 'confirmed' | 'already_confirmed';
  participation: ParticipationRow;
  match: MatchRow;
  confirmedAt: Instant;
}

/**
 * Confirms participation by the values of a mailed link. It may be repeated. Refuses, in this order: a link that was
 * not sent or whose participant has left; a match that is cancelled or over; and, unless it was confirmed before, a match
 * that has started and a link that is too old.
 */
export function confirmParticipation(
  state: State,
  pid: number,
  tokenHash: string,
  now: Instant,
): Confirmation {
  const link = findLink(state, 'confirm_participation', String(pid), tokenHash);
  const participation = state.participations.find((row) => row.pid === pid);
  if (!link || !participation) refuse('confirmation_link_invalid');

  const match = required(state.matches, participation.match_id);
  const reason = overReason(match, now);
  const earlier = participation.confirmed_at;
  if (reason && (reason !== 'match_started' || earlier === null)) refuse(reason);
  if (earlier !== null) return { status: 'already_confirmed', participation, match, confirmedAt: earlier };
  if (now > link.expires_at) refuse('confirmation_link_expired');

  participation.status = 'confirmed';
  participation.confirmed_at = now;
  match.updated_at = now;
  return { status: 'confirmed', participation, match, confirmedAt: now };
}
