import { participation as rules } from '@/generated/rules';
import type { Language } from '@/generated/schemas/language.zod';
import type { Secret } from '../accounts/secrets.ts';
import { sendConfirmationLink, findLink } from '../mail/mail.ts';
import { refuse } from '../refusal.ts';
import { requireRow } from '../rows.ts';
import type { Instant, MatchRow, State, ParticipationRow } from '../state.ts';
import { addEvent, markRead } from './chat.ts';
import { joinRefusal, leaveRefusal, closedReason } from './match-rules.ts';
import { addParticipation, freeSpots, participationOf, waitingListOf } from './roster.ts';

interface ParticipationChange {
  matchId: number;
  userId: number;
  now: Instant;
  /** The secret for the link in the confirmation mail, if a mail is sent. */
  secret: Secret;
}

/** Adds the person to the roster, or to the waiting list of a full match, or refuses the request. Joining again changes nothing. */
export function joinMatch(
  state: State,
  { matchId, userId, now, secret }: ParticipationChange,
  language: Language,
): void {
  const match = requireRow(state.matches, matchId);
  if (participationOf(state, matchId, userId)) return;
  const refusal = joinRefusal(match, now);
  if (refusal) refuse(refusal);

  const hasSpot = freeSpots(state, match) > 0;
  const participation = addParticipation(state, matchId, userId, {
    joined_at: now,
    status: hasSpot ? 'joined' : 'waitlisted',
    // A person who joins after the deadline needs no confirmation.
    confirm_by: hasSpot && match.confirm_by !== null && match.confirm_by > now ? match.confirm_by : null,
  });
  addEvent(state, matchId, hasSpot ? 'joined' : 'waitlisted', userId, now);
  // Older messages do not count as unread.
  markRead(state, matchId, userId, now);
  sendConfirmationLink(state, participation, secret, { language, now });
  match.updated_at = now;
}

/** Removes the person from the match, or refuses the request. The first person on the waiting list gets the free spot. */
export function leaveMatch(state: State, { matchId, userId, now, secret }: ParticipationChange): void {
  const match = requireRow(state.matches, matchId);
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
  promoteFirstWaiting(state, match, now, secret);
}

function promoteFirstWaiting(state: State, match: MatchRow, now: Instant, secret: Secret): void {
  const [firstWaiting] = waitingListOf(state, match.id);
  if (!firstWaiting || freeSpots(state, match) <= 0) return;
  firstWaiting.status = 'joined';
  if (match.confirm_by !== null) {
    const earliestDeadline = now + rules.confirm_after_promotion * 1000;
    firstWaiting.confirm_by = Math.min(Math.max(match.confirm_by, earliestDeadline), match.starts_at);
  }
  addEvent(state, match.id, 'promoted', firstWaiting.user_id, now);
  // The request comes from another person, so the mail is in the language of its recipient's profile.
  const { language } = requireRow(state.users, firstWaiting.user_id);
  sendConfirmationLink(state, firstWaiting, secret, { language, now });
}

interface Confirmation {
  status: 'confirmed' | 'already_confirmed';
  participation: ParticipationRow;
  match: MatchRow;
  confirmedAt: Instant;
}

/**
 * Confirms a participation with the values of a mailed link; a repeated confirmation succeeds. Refuses, in this order: an
 * unknown link, or a link whose participant has left; a cancelled or finished match; and, unless the participation is
 * already confirmed, a match that has started, then an expired link.
 */
export function confirmParticipation(state: State, pid: number, hash: string, now: Instant): Confirmation {
  const link = findLink(state, 'confirm_participation', String(pid), hash);
  const participation = state.participations.find((row) => row.pid === pid);
  if (!link || !participation) refuse('confirmation_link_invalid');

  const match = requireRow(state.matches, participation.match_id);
  const reason = closedReason(match, now);
  const previouslyConfirmedAt = participation.confirmed_at;
  if (reason && (reason !== 'match_started' || previouslyConfirmedAt === null)) refuse(reason);
  if (previouslyConfirmedAt !== null)
    return { status: 'already_confirmed', participation, match, confirmedAt: previouslyConfirmedAt };
  if (now > link.expires_at) refuse('confirmation_link_expired');

  participation.status = 'confirmed';
  participation.confirmed_at = now;
  match.updated_at = now;
  return { status: 'confirmed', participation, match, confirmedAt: now };
}
