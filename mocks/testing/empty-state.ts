import type { State } from '@mocks/db/state';

/** A state with nothing in it, for tests that need no seed. */
export const emptyState = (): State => ({
  version: 1,
  secret: 'secret-of-a-test',
  seeded_at: 0,
  cities: [],
  partners: [],
  venues: [],
  users: [],
  matches: [],
  participations: [],
  leaves: [],
  messages: [],
  reads: [],
  sessions: [],
  links: [],
  otps: [],
  outbox: [],
  attempts: [],
  sequences: [],
});
