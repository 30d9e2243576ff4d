import type { Instant, State } from './state.ts';

/** A state with nothing in it, which seeds and tests fill. */
export const emptyState = (secret: string, seededAt: Instant): State => ({
  version: 1,
  secret,
  seeded_at: seededAt,
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
