import type { City } from '@/generated/schemas/city.zod';
import type { Language } from '@/generated/schemas/language.zod';
import type { Level } from '@/generated/schemas/level.zod';
import type { Money } from '@/generated/schemas/money.zod';
import type { NotificationSettings } from '@/generated/schemas/notificationSettings.zod';
import type { Partner } from '@/generated/schemas/partner.zod';
import type { Sport } from '@/generated/schemas/sport.zod';

/** Milliseconds since the epoch. Responses convert them to ISO 8601 with an offset. */
export type Instant = number;

/** A user. Only demo accounts and registered people have a password or a Google account to sign in with. */
export interface UserRow {
  id: number;
  username: string;
  email: string;
  email_verified: boolean;
  /** The hash in the form of `hashPassword`; null for an account without a password. */
  password_hash: string | null;
  google_subject: string | null;
  asks_for_code: boolean;
  first_name: string;
  last_name: string;
  display_name: string;
  bio: string | null;
  city_ids: number[];
  preferred_sport: Sport | null;
  preferred_level: Level | null;
  profile_picture: string | null;
  language: Language;
  notifications: NotificationSettings;
  partner_slug: string | null;
  date_joined: Instant;
}

/** A match. The status `finished` is not stored; it is computed from `ends_at`. */
export interface MatchRow {
  id: number;
  title: string;
  description: string;
  sport: Sport;
  level: Level;
  format: string | null;
  starts_at: Instant;
  ends_at: Instant;
  timezone: string;
  cancelled: boolean;
  cancellation_reason: string | null;
  venue_id: number;
  min_participants: number | null;
  max_participants: number | null;
  price: Money | null;
  join_deadline: Instant | null;
  leave_deadline: Instant | null;
  /** The deadline for confirming a participation; null when no confirmation is required. */
  confirm_by: Instant | null;
  organizer_id: number;
  updated_at: Instant;
}

export interface VenueRow {
  id: number;
  name: string;
  address: string;
  city_id: number;
  latitude: number | null;
  longitude: number | null;
}

/** A participation; the waiting list is ordered by `queued_at`, then `pid`. */
export interface ParticipationRow {
  pid: number;
  match_id: number;
  user_id: number;
  status: 'joined' | 'confirmed' | 'waitlisted';
  joined_at: Instant;
  queued_at: Instant;
  confirm_by: Instant | null;
  confirmed_at: Instant | null;
  /** The secret in the mailed link; absent before a link is mailed. */
  confirmation_token?: string;
  /** Whether the person came to the match; null when this is unknown or in the future. */
  attended: boolean | null;
}

/** A match that a person left, for the statistics. */
interface LeaveRow {
  match_id: number;
  user_id: number;
  left_at: Instant;
  /** Whether the person left less than 24 hours before the start. */
  late: boolean;
}

/** An event that a system message reports; its text is translated when it is read. */
export type ChatEvent = 'joined' | 'waitlisted' | 'promoted' | 'left' | 'cancelled';

interface MessageBase {
  id: number;
  match_id: number;
  created_at: Instant;
}

/** A message from a person; `sender_id` is null for a deleted account. */
export interface TextMessageRow extends MessageBase {
  kind: 'text';
  sender_id: number | null;
  message: string;
  idempotency_key?: string;
}

/** A message about an event; `user_id` is the person concerned, null when the event concerns the match. */
interface SystemMessageRow extends MessageBase {
  kind: 'system';
  event: ChatEvent;
  user_id: number | null;
}

export type MessageRow = TextMessageRow | SystemMessageRow;

/** How far a user has read the chat of a match. */
export interface ReadRow {
  match_id: number;
  user_id: number;
  last_read_message_id: number | null;
  last_read_at: Instant | null;
}

/** A session, which the refresh token refers to. It is deleted at logout and when the password changes. */
export interface SessionRow {
  id: string;
  user_id: number;
  expires_at: Instant;
}

/** A mailed link. Only the hash of its secret is stored. */
export interface LinkRow {
  kind: 'verify_email' | 'reset_password' | 'confirm_participation';
  /** The encoded user id for the first two kinds, the `pid` for the third. */
  subject: string;
  token_hash: string;
  expires_at: Instant;
  used: boolean;
}

interface OtpRow {
  token_hash: string;
  user_id: number;
  code_hash: string;
  expires_at: Instant;
  used: boolean;
}

/** An e-mail that a real backend would have sent. */
export interface MailRow {
  id: number;
  to: string;
  language: Language;
  kind: 'verify_email' | 'reset_password' | 'one_time_code' | 'confirm_participation';
  subject: string;
  text: string;
  /** A path on the app's origin; null when the mail contains only a code. */
  link: string | null;
  code: string | null;
  sent_at: Instant;
}

/** The times of attempts (`at`), newest last; `key` names the rate limit and whom it limits. */
export interface AttemptRow {
  key: string;
  at: Instant[];
}

/** The highest assigned id of a kind of row, because the id of a deleted row is never reused. */
export interface SequenceRow {
  name: 'user' | 'participation' | 'message' | 'mail';
  last: number;
}

/** Increase this number when the shape of the state changes: a new seed then replaces a saved state of another version. */
export const STATE_VERSION = 1;

const createEmptyLists = () => ({
  cities: [] as City[],
  partners: [] as Partner[],
  venues: [] as VenueRow[],
  users: [] as UserRow[],
  matches: [] as MatchRow[],
  participations: [] as ParticipationRow[],
  leaves: [] as LeaveRow[],
  messages: [] as MessageRow[],
  reads: [] as ReadRow[],
  sessions: [] as SessionRow[],
  links: [] as LinkRow[],
  otps: [] as OtpRow[],
  outbox: [] as MailRow[],
  attempts: [] as AttemptRow[],
  sequences: [] as SequenceRow[],
});

/** The whole state of the embedded backend as plain data, which can be cloned and written as JSON. */
export interface State extends ReturnType<typeof createEmptyLists> {
  version: typeof STATE_VERSION;
  /** The key that signs the tokens. */
  secret: string;
  seeded_at: Instant;
}

/** Creates a state without rows, for the seed and for tests. */
export const emptyState = (secret: string, seededAt: Instant): State => ({
  version: STATE_VERSION,
  secret,
  seeded_at: seededAt,
  ...createEmptyLists(),
});
