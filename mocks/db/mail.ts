import { base64url } from 'jose';
import { lifetimes } from '@/generated/rules';
import type { Language } from '@/generated/schemas/language.zod';
import { wordLetter, type Letter } from './mail-words.ts';
import { nextId, required } from './rows.ts';
import type { Secret } from './secrets.ts';
import type { Instant, LinkRow, ParticipationRow, State, UserRow } from './state.ts';

/** Mails that the outbox keeps; older ones go. */
const OUTBOX_SIZE = 200;
/** Dead links and codes are kept so long, to say "expired" rather than "unknown". */
const KEPT_MS = 7 * 24 * 3_600_000;

interface Envelope {
  to: string;
  language: Language;
  now: Instant;
}

/** Puts a mail into the outbox, from where a real backend would send it. */
export function sendMail(state: State, { to, language, now }: Envelope, letter: Letter): void {
  state.outbox.push({
    id: nextId(state, 'mail'),
    to,
    language,
    kind: letter.kind,
    sent_at: now,
    ...wordLetter(letter, language),
  });
  state.outbox.splice(0, state.outbox.length - OUTBOX_SIZE);
}

function addLink(state: State, link: Omit<LinkRow, 'used'>, now: Instant): void {
  state.links = state.links.filter(({ expires_at }) => expires_at > now - KEPT_MS);
  state.links.push({ ...link, used: false });
}

/** The account's id as links carry it. */
export const uidOf = (userId: number): string => base64url.encode(String(userId));

/** Mails a link that verifies the person's address or sets a new password. */
export function mailAccountLink(
  state: State,
  kind: 'verify_email' | 'reset_password',
  user: UserRow,
  { token, hash }: Secret,
  { language, now }: Omit<Envelope, 'to'>,
): void {
  const uid = uidOf(user.id);
  const expires_at = now + lifetimes[`${kind}_link`] * 1000;
  addLink(state, { kind, subject: uid, token_hash: hash, expires_at }, now);
  sendMail(state, { to: user.email, language, now }, { kind, uid, token, username: user.username });
}

/** Mails the link by which somebody on the roster confirms to come; nothing when no confirmation is asked for. */
export function mailConfirmation(
  state: State,
  participation: ParticipationRow,
  { token, hash }: Secret,
  { language, now }: Omit<Envelope, 'to'>,
): void {
  const { pid, confirm_by } = participation;
  if (confirm_by === null) return;
  participation.confirmation_token = token;
  const match = required(state.matches, participation.match_id);
  const venue = required(state.venues, match.venue_id);
  const user = required(state.users, participation.user_id);
  const { title, starts_at, timezone } = match;
  addLink(
    state,
    { kind: 'confirm_participation', subject: String(pid), token_hash: hash, expires_at: confirm_by },
    now,
  );
  sendMail(
    state,
    { to: user.email, language, now },
    {
      kind: 'confirm_participation',
      pid,
      token,
      match: { title, starts_at, timezone, venue: venue.name },
      confirm_by,
    },
  );
}

/** The link with that subject and secret, dead or alive; undefined for one that was never sent. */
export const findLink = (
  state: State,
  kind: LinkRow['kind'],
  subject: string,
  tokenHash: string,
): LinkRow | undefined =>
  state.links.find((link) => link.kind === kind && link.subject === subject && link.token_hash === tokenHash);
