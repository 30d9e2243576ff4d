import { sportIcons } from '@/features/matches/parts/sport-icons';
import type { Level } from '@/generated/schemas/level.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { MatchStatus } from '@/generated/schemas/matchStatus.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import type { Participation } from '@/generated/schemas/participation.zod';
import type { ParticipationStatus } from '@/generated/schemas/participationStatus.zod';
import type { ReasonCode } from '@/generated/schemas/reasonCode.zod';

/*
 * What the first paint needs to know of an answer before it draws it. The schemas of the contract are 12 kB, which come with the
 * app; the app checks the same answer by them and says what is wrong with it. Here what is not as it should be is not drawn.
 */

type Check = (value: unknown) => boolean;

/** A check for each field that is drawn; the compiler knows which fields there are. */
type Checks<T> = { readonly [Key in keyof T]?: Check };

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isNumber: Check = Number.isFinite;
const isDate: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (options: Readonly<Record<string, unknown>>): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(options, value);

const has =
  <T>(checks: Checks<T>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check | undefined>(checks).every(([key, check]) => check?.(Reflect.get(value, key)));

const levels: Record<Level, true> = { beginner: true, intermediate: true, advanced: true, any: true };
const statuses: Record<MatchStatus, true> = { scheduled: true, cancelled: true, finished: true };
const participations: Record<ParticipationStatus, true> = { joined: true, confirmed: true, waitlisted: true };
const reasons: Record<ReasonCode, true> = {
  match_cancelled: true,
  match_started: true,
  match_finished: true,
  join_deadline_passed: true,
  leave_deadline_passed: true,
  already_joined: true,
  not_joined: true,
};

const participation = has<Participation>({
  pid: isCount,
  status: oneOf(participations),
  waitlist_position: orNull(isCount),
  confirm_by: orNull(isDate),
  confirmed_at: orNull(isDate),
});

const match: Checks<Match> = {
  id: isCount,
  title: isText,
  description: isText,
  sport: oneOf(sportIcons),
  level: oneOf(levels),
  format: orNull(isText),
  starts_at: isDate,
  ends_at: isDate,
  timezone: isText,
  status: oneOf(statuses),
  cancellation_reason: orNull(isText),
  venue: has<Match['venue']>({
    name: isText,
    address: isText,
    city: has<Match['venue']['city']>({ name: isText }),
    latitude: orNull(isNumber),
    longitude: orNull(isNumber),
  }),
  min_participants: orNull(isCount),
  max_participants: orNull(isCount),
  participants_count: isCount,
  waitlist_count: isCount,
  price: orNull(has<NonNullable<Match['price']>>({ amount: isCount, currency: isText })),
  join_deadline: orNull(isDate),
  leave_deadline: orNull(isDate),
  organizer: has<Match['organizer']>({ display_name: isText }),
  my_participation: orNull(participation),
  can_join: isFlag,
  can_leave: isFlag,
  reason_code: orNull(oneOf(reasons)),
};

const participant = has<Participant>({
  pid: isCount,
  user: has<Participant['user']>({ display_name: isText, profile_picture: orNull(isText) }),
  status: oneOf(participations),
  waitlist_position: orNull(isCount),
  is_me: isFlag,
});

/** Whether a match of the list can be drawn. */
export const isMatch = (value: unknown): value is Match => has(match)(value);

/** Whether a match with its roster can be drawn. */
export const isMatchDetail = (value: unknown): value is MatchDetail =>
  isMatch(value) &&
  'participants' in value &&
  Array.isArray(value.participants) &&
  value.participants.every(participant);
