import type { Match } from '@/generated/schemas/match.zod';
import type { Participation } from '@/generated/schemas/participation.zod';

/** A match with free places on Tuesday 24 November 2026 in Brno, for tests; give what matters. */
export const aMatch = (fields: Partial<Match> = {}): Match => ({
  id: 12,
  title: 'Úterní futsal na Lužánkách',
  description: '',
  sport: 'football',
  level: 'intermediate',
  format: '5v5',
  starts_at: '2026-11-24T18:00:00+01:00',
  ends_at: '2026-11-24T19:30:00+01:00',
  timezone: 'Europe/Prague',
  status: 'scheduled',
  cancellation_reason: null,
  venue: {
    name: 'Sportovní hala Lužánky',
    address: 'Sportovní 486/4, 602 00 Brno',
    city: {
      id: 2,
      name: 'Brno',
      region: 'Jihomoravský kraj',
      country_code: 'CZ',
      latitude: 49.1951,
      longitude: 16.6068,
    },
    latitude: 49.2102,
    longitude: 16.6086,
  },
  min_participants: 8,
  max_participants: 10,
  participants_count: 7,
  waitlist_count: 0,
  price: { amount: 12_000, currency: 'CZK' },
  join_deadline: null,
  leave_deadline: null,
  organizer: { id: 4, display_name: 'Petr Dvořák', profile_picture: null },
  my_participation: null,
  can_join: true,
  can_leave: false,
  reason_code: 'not_joined',
  updated_at: '2026-11-19T20:14:00+01:00',
  ...fields,
});

/** That I am on its roster, for tests; give what matters. */
export const myParticipation = (fields: Partial<Participation> = {}): Participation => ({
  pid: 7,
  status: 'joined',
  waitlist_position: null,
  joined_at: '2026-11-19T20:14:00+01:00',
  confirm_by: null,
  confirmed_at: null,
  ...fields,
});
