/** Examples of answers. What they hold says what must be there; see `shape`. */
const city = {
  id: 2,
  name: 'Brno',
  region: 'Jihomoravský kraj',
  country_code: 'CZ',
  latitude: null,
  longitude: null,
};

/** A list with one city whose place is known. */
export const cities = [{ ...city, latitude: 49.1951, longitude: 16.6068 }];

const somebody = { id: 4, display_name: 'Petr Dvořák', profile_picture: null };

/** The place of a match, on the map or not. */
export const venue = {
  name: 'Sportovní hala Lužánky',
  address: 'Sportovní 486/4, 602 00 Brno',
  city,
  latitude: null,
  longitude: null,
};

/** A match with whatever details it may have. */
export const match = {
  id: 12,
  title: 'Úterní futsal na Lužánkách',
  description: 'Hrajeme pět na pět, rozlišováky máme.',
  sport: 'football',
  level: 'intermediate',
  format: null,
  starts_at: '2026-11-24T18:00:00+01:00',
  ends_at: '2026-11-24T19:30:00+01:00',
  timezone: 'Europe/Prague',
  status: 'scheduled',
  cancellation_reason: null,
  venue,
  min_participants: null,
  max_participants: null,
  participants_count: 2,
  waitlist_count: 0,
  price: null,
  join_deadline: null,
  leave_deadline: null,
  organizer: somebody,
  my_participation: null,
  can_join: true,
  can_leave: false,
  reason_code: null,
  updated_at: '2026-11-19T20:14:00+01:00',
} as const;

/** The optional details of a match, and the person's part in it. */
export const details = {
  format: '5v5',
  venue: { ...venue, latitude: 49.2102, longitude: 16.6086 },
  min_participants: 8,
  max_participants: 10,
  price: { amount: 12000, currency: 'CZK' },
  join_deadline: '2026-11-24T16:00:00+01:00',
  leave_deadline: '2026-11-24T12:00:00+01:00',
} as const;

/** The person's place on the roster. */
export const participation = {
  pid: 311,
  status: 'joined',
  waitlist_position: null,
  joined_at: '2026-11-19T20:14:00+01:00',
  confirm_by: null,
  confirmed_at: null,
} as const;

const participant = {
  pid: 310,
  user: somebody,
  status: 'joined',
  waitlist_position: null,
  joined_at: '2026-11-10T18:02:00+01:00',
  is_me: false,
};

/** A match with its roster. */
export const matchDetail = { ...match, participants: [participant] } as const;

/** A message, of a person or the product. */
export const anyMessage = {
  id: 904,
  match_id: 12,
  sender: null,
  kind: 'text',
  message: 'Sraz v 17:50 u šaten.',
  created_at: '2026-11-23T19:40:00+01:00',
  is_mine: false,
} as const;

/** A message that somebody wrote. */
export const message = { ...anyMessage, sender: somebody };

/** The counts of a chat. */
export const summary = {
  match_id: 12,
  message_count: 8,
  unread_count: 3,
  last_read_message_id: 900,
  last_read_at: '2026-11-22T08:15:00+01:00',
  last_message: message,
};

/** What is unread in a chat. */
export const notification = {
  match_id: 12,
  match_title: 'Úterní futsal na Lužánkách',
  unread_count: 3,
  last_message: message,
  updated_at: '2026-11-23T19:40:00+01:00',
};

/** Whose session it is. */
export const sessionUser = {
  id: 1,
  username: 'jana',
  email: 'jana@example.com',
  email_verified: true,
  display_name: 'Jana Nováková',
  first_name: 'Jana',
  last_name: 'Nováková',
  profile_picture: null,
  language: 'cs',
};

/** A person's own profile, with whatever optional parts it has. */
export const profile = {
  ...sessionUser,
  bio: null,
  cities: [city],
  preferred_sport: null,
  preferred_level: null,
  notifications: { email_reminders: true, email_chat: false },
  date_joined: '2024-03-01T10:00:00+01:00',
};

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  joined: 3,
  attended: 2,
}));

/** The figures of somebody who has played. */
export const statistics = {
  matches_joined: 31,
  matches_played: 25,
  matches_upcoming: 3,
  matches_attended: 22,
  no_shows: 2,
  late_leaves: 1,
  attendance_rate: 0.917,
  current_streak: 4,
  longest_streak: 9,
  first_match_at: '2024-03-05T18:00:00+01:00',
  last_match_at: '2026-11-17T18:00:00+01:00',
  by_month: months,
  by_city: [{ city, attended: 20 }],
  by_sport: [{ sport: 'football', attended: 18 }],
  member_since: '2024-03-01T10:00:00+01:00',
  calculated_at: '2026-11-20T09:00:00+01:00',
};

/** The tokens that signing in gives. */
export const tokens = {
  status: 'authenticated',
  access: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyODQwMDB9.c2lnbmF0dXJl',
  refresh: 'eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJyZWZyZXNoIn0.c2lnbmF0dXJl',
};
