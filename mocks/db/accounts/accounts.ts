import type { Language } from '@/generated/schemas/language.zod';
import { NewPersonNameMax } from '@/generated/schemas/newPersonName.zod';
import { findByEmail, findByUsername, nextId } from '../rows.ts';
import type { Instant, State, UserRow } from '../state.ts';

/** Shortens a name to the maximum length that the contract allows. */
const truncateName = (name: string) => [...name.trim()].slice(0, NewPersonNameMax).join('').trim();

interface NewAccount {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  /** The first and the last name by default. */
  display_name?: string;
  city_ids?: number[];
  email_verified?: boolean;
  password_hash?: string | null;
  google_subject?: string | null;
}

/** Creates a row with default values for all fields that `account` does not set. */
export const createUserRow = (
  account: NewAccount & Pick<UserRow, 'id'> & Partial<UserRow>,
  now: Instant,
): UserRow => ({
  email_verified: false,
  password_hash: null,
  google_subject: null,
  asks_for_code: false,
  display_name: truncateName(`${account.first_name} ${account.last_name}`),
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

export function addAccount(state: State, account: NewAccount, now: Instant): UserRow {
  const user = createUserRow({ id: nextId(state, 'user'), ...account }, now);
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

/** Makes an unused username from the part of the email address before the @. */
function findFreeUsername(state: State, email: string): string {
  const localPart = email.replace(/@.*/, '');
  const allowedPart = localPart.replaceAll(/[^A-Za-z0-9_.-]/g, '').slice(0, 24);
  const baseName = allowedPart.length >= 3 ? allowedPart : `hrac${allowedPart}`;
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? baseName : `${baseName}.${number}`;
    if (!findByUsername(state, username)) return username;
  }
}

/** Finds an account by Google's id or the email address, or creates one. An account that was never verified loses its password. */
export function findOrCreateGoogleAccount(state: State, identity: GoogleIdentity, now: Instant): UserRow {
  const { subject, email, firstName, lastName, language } = identity;
  const user = state.users.find((row) => row.google_subject === subject) ?? findByEmail(state, email);
  if (!user) {
    const username = findFreeUsername(state, email);
    return addAccount(
      state,
      {
        username,
        email,
        // Google allows accounts without a family name; the contract does not.
        first_name: truncateName(firstName) || username,
        last_name: truncateName(lastName) || '–',
        display_name: truncateName(`${firstName} ${lastName}`) || username,
        language,
        email_verified: true,
        google_subject: subject,
      },
      now,
    );
  }
  user.google_subject = subject;
  // Somebody else may have registered with this address.
  if (!user.email_verified) {
    user.email_verified = true;
    user.password_hash = null;
    endSessions(state, user.id);
  }
  return user;
}

export function endSessions(state: State, userId: number): void {
  state.sessions = state.sessions.filter((session) => session.user_id !== userId);
}
