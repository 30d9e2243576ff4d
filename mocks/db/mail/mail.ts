import { base64url } from 'jose';
import { lifetimes } from '@/generated/rules';
import type { Language } from '@/generated/schemas/language.zod';
import type { Secret } from '../accounts/secrets.ts';
import { nextId, requireRow } from '../rows.ts';
import type { Instant, LinkRow, ParticipationRow, State, UserRow } from '../state.ts';
import { writeMail, type MailContent } from './mail-text.ts';

/** The maximum number of mails in the outbox; older mails are removed. */
const OUTBOX_SIZE = 200;
/** Expired links are kept for this time, so that they can be told from unknown links. */
const EXPIRED_LINK_RETENTION_MS = 7 * 24 * 3_600_000;

interface MailOptions {
  to: string;
  language: Language;
  now: Instant;
}

/** Adds a mail to the outbox; a real backend would send it. */
export function sendMail(state: State, { to, language, now }: MailOptions, content: MailContent): void {
  state.outbox.push({
    id: nextId(state, 'mail'),
    to,
    language,
    kind: content.kind,
    sent_at: now,
    ...writeMail(content, language),
  });
  state.outbox.splice(0, state.outbox.length - OUTBOX_SIZE);
}

function addLink(state: State, link: Omit<LinkRow, 'used'>, now: Instant): void {
  state.links = state.links.filter(({ expires_at }) => expires_at > now - EXPIRED_LINK_RETENTION_MS);
  state.links.push({ ...link, used: false });
}

/** Encodes the user's id for links. */
export const encodeUid = (userId: number): string => base64url.encode(String(userId));

/** Mails a link that verifies the user's email address or sets a new password. */
export function sendAccountLink(
  state: State,
  kind: 'verify_email' | 'reset_password',
  user: UserRow,
  { token, hash }: Secret,
  { language, now }: Omit<MailOptions, 'to'>,
): void {
  const uid = encodeUid(user.id);
  const expires_at = now + lifetimes[`${kind}_link`] * 1000;
  addLink(state, { kind, subject: uid, token_hash: hash, expires_at }, now);
  sendMail(state, { to: user.email, language, now }, { kind, uid, token, username: user.username });
}

/** Mails a link that confirms the participation, unless the participation requires no confirmation. */
export function sendConfirmationLink(
  state: State,
  participation: ParticipationRow,
  { token, hash }: Secret,
  { language, now }: Omit<MailOptions, 'to'>,
): void {
  const { pid, confirm_by } = participation;
  if (confirm_by === null) return;
  participation.confirmation_token = token;
  const match = requireRow(state.matches, participation.match_id);
  const venue = requireRow(state.venues, match.venue_id);
  const user = requireRow(state.users, participation.user_id);
  const { title, starts_at, timezone } = match;
  const kind = 'confirm_participation';
  addLink(state, { kind, subject: String(pid), token_hash: hash, expires_at: confirm_by }, now);
  const matchTexts = { title, starts_at, timezone, venue: venue.name };
  sendMail(state, { to: user.email, language, now }, { kind, pid, token, match: matchTexts, confirm_by });
}

/** Finds a mailed link, even when it is used or expired. */
export const findLink = (state: State, kind: LinkRow['kind'], subject: string, tokenHash: string) =>
  state.links.find((link) => link.kind === kind && link.subject === subject && link.token_hash === tokenHash);
