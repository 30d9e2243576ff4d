import { findLink } from './mail.ts';
import { overReason } from './match-rules.ts';
import { refuse } from './refusal.ts';
import { required } from './rows.ts';
import type { Instant, MatchRow, ParticipationRow, State } from './state.ts';

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
