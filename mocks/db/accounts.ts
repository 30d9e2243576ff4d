import type { Language } from '@/generated/schemas/language.zod';
import { NewPersonNameMax } from '@/generated/schemas/newPersonName.zod';
import { findByEmail, findByUsername, nextId } from './rows.ts';
import type { Instant, State, UserRow } from './state.ts';

/** A first, last or display name of as many characters as it may have. */
const cutName = (name: string) => [...name.trim()].slice(0, NewPersonNameMax).join('').trim();

interface NewAccount {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  /** First and last name without it. */
  display_name?: string;
  city_ids?: number[];
  email_verified?: boolean;
  password_hash?: string | null;
  google_subject?: string | null;
}

/** The row of an account, with all that nobody has said of it yet. */
export const accountOf = (
  account: NewAccount & Pick<UserRow, 'id'> & Partial<UserRow>,
  now: Instant,
): UserRow => ({
  email_verified: false,
  password_hash: null,
  google_subject: null,
  asks_for_code: false,
  display_name: cutName(`${account.first_name} ${account.last_name}`),
  bio: null,
  city_ids: [],
  preferred_sport: null,
  preferred_level: null,
  profile_picture: null,
  notifications: { email_reminders: true, email_chat: false },
  partner_slug: null,
  date_joined: now,
  ...account,
});

/** Adds an account. */
export function addAccount(state: State, account: NewAccount, now: Instant): UserRow {
  const user = accountOf({ id: nextId(state, 'user'), ...account }, now);
  state.users.push(user);
  return user;
}

interface GoogleIdentity {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

/** A free username made of the address's part before the @. */
function freeUsername(state: State, email: string): string {
  const wanted =
    email
      .split('@')[0]
      ?.replaceAll(/[^A-Za-z0-9_.-]/g, '')
      .slice(0, 24) ?? '';
  const base = wanted.length >= 3 ? wanted : `hrac${wanted}`;
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}.${number}`;
    if (!findByUsername(state, username)) return username;
  }
}

/**
 * The account of a person for whom Google vouches, found by Google's id or by the address; a new one for an unknown
 * address. The person who registered with the address without verifying it may have been somebody else: that password and
 * its sessions end.
 */
export function googleAccount(state: State, identity: GoogleIdentity, now: Instant): UserRow {
  const { subject, email, firstName, lastName, language } = identity;
  const user = state.users.find((row) => row.google_subject === subject) ?? findByEmail(state, email);
  if (!user) {
    const username = freeUsername(state, email);
    return addAccount(
      state,
      {
        username,
        email,
        // Google knows people without a family name; the contract does not.
        first_name: cutName(firstName) || username,
        last_name: cutName(lastName) || '–',
        display_name: cutName(`${firstName} ${lastName}`) || username,
        language,
        email_verified: true,
        google_subject: subject,
      },
      now,
    );
  }
  user.google_subject = subject;
  if (!user.email_verified) {
    user.email_verified = true;
    user.password_hash = null;
    endSessions(state, user.id);
  }
  return user;
}

/** Signs the person out everywhere. */
export function endSessions(state: State, userId: number): void {
  state.sessions = state.sessions.filter((session) => session.user_id !== userId);
}
