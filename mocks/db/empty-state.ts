import { STATE_VERSION, type Instant, type State } from './state.ts';

/** A state with nothing in it, which seeds and tests fill. */
export const emptyState = (secret: string, seededAt: Instant): State => ({
  version: STATE_VERSION,
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
