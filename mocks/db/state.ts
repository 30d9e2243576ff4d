import type { City } from '@/generated/schemas/city.zod';
import type { Language } from '@/generated/schemas/language.zod';
import type { Level } from '@/generated/schemas/level.zod';
import type { Money } from '@/generated/schemas/money.zod';
import type { NotificationSettings } from '@/generated/schemas/notificationSettings.zod';
import type { Partner } from '@/generated/schemas/partner.zod';
import type { Sport } from '@/generated/schemas/sport.zod';

/** Milliseconds since the epoch. Rows keep instants as numbers; answers write them as ISO 8601 with the offset of the zone. */
export type Instant = number;

/** A person. Only the demo accounts and people who registered have a password or Google account to sign in with. */
export interface UserRow {
  id: number;
  username: string;
  email: string;
  email_verified: boolean;
  /** `pbkdf2-sha256$iterations$salt$hash`, base64url; null for people who cannot sign in with a password. */
  password_hash: string | null;
  google_subject: string | null;
  /** Signing in asks for a one-time code. */
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

/** A match. `finished` is not stored: it follows from `ends_at`. */
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
  /** Until when people on the roster are asked to confirm that they will come; null when nobody is asked. */
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

/** A place on the roster or the waiting list; the waiting list is ordered by `queued_at`, then `pid`. */
export interface ParticipationRow {
  pid: number;
  match_id: number;
  user_id: number;
  status: 'joined' | 'confirmed' | 'waitlisted';
  joined_at: Instant;
  queued_at: Instant;
  confirm_by: Instant | null;
  confirmed_at: Instant | null;
  /** The secret of the mailed link, for the person's own eyes; absent when none was mailed. */
  confirmation_token?: string;
  /** What happened at a finished match; null before it and when nobody noted it. */
  attended: boolean | null;
}

/** Somebody left; kept for the statistics. */
interface LeaveRow {
  match_id: number;
  user_id: number;
  left_at: Instant;
  /** Less than 24 hours before the start. */
  late: boolean;
}

/** Something that happened to a match and is told in its chat; worded in the reader's language when it is read. */
export type ChatEvent = 'joined' | 'waitlisted' | 'promoted' | 'left' | 'cancelled';

interface MessageBase {
  id: number;
  match_id: number;
  created_at: Instant;
}

/** What a person wrote; `sender_id` is null for a deleted account. */
export interface TextMessageRow extends MessageBase {
  kind: 'text';
  sender_id: number | null;
  message: string;
  /** Names the message among those of its sender in its chat; absent when it was sent without one. */
  idempotency_key?: string;
}

/** What the product tells about an event; `user_id` is whom it is about, null when it is about the match. */
export interface SystemMessageRow extends MessageBase {
  kind: 'system';
  event: ChatEvent;
  user_id: number | null;
}

export type MessageRow = TextMessageRow | SystemMessageRow;

export interface ReadRow {
  match_id: number;
  user_id: number;
  last_read_message_id: number | null;
  last_read_at: Instant | null;
}

/** A sign-in; the refresh token names it. Deleted at logout and when the password changes. */
export interface SessionRow {
  id: string;
  user_id: number;
  expires_at: Instant;
}

/** A secret that was mailed as a link. Only the hash of the secret is kept, as a real backend would. */
export interface LinkRow {
  kind: 'verify_email' | 'reset_password' | 'confirm_participation';
  /** The account's id in the link for the first two kinds, the participant's for the third. */
  subject: string;
  token_hash: string;
  expires_at: Instant;
  used: boolean;
}

/** A one-time code that was mailed. */
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
  /** The address to open, a path on the app's origin; null when the mail holds a code only. */
  link: string | null;
  /** The code of a one-time code mail. */
  code: string | null;
  sent_at: Instant;
}

/** Attempts that count towards a rate limit, `at` newest last. */
export interface AttemptRow {
  key: string;
  at: Instant[];
}

/** The highest id given out so far; an id is never used twice, even when its row is gone. */
export interface SequenceRow {
  name: 'user' | 'participation' | 'message' | 'mail';
  last: number;
}

/** Raised when the shape changes; a saved state of another version is replaced by a fresh seed. */
export const STATE_VERSION = 1;

/** The lists of rows, all of them empty: the one place that names them. */
const noRows = () => ({
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

/** All that the embedded backend knows; plain data, so it can be cloned, compared and written as JSON. */
export interface State extends ReturnType<typeof noRows> {
  version: typeof STATE_VERSION;
  /** Signs the tokens; made when the state is seeded. */
  secret: string;
  seeded_at: Instant;
}

/** A state with nothing in it, which seeds and tests fill. */
export const emptyState = (secret: string, seededAt: Instant): State => ({
  version: STATE_VERSION,
  secret,
  seeded_at: seededAt,
  ...noRows(),
});
