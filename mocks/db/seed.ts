import { cs_CZ, en, Faker } from '@faker-js/faker';
import { randomToken, sha256, type Secret } from './secrets.ts';
import { holdConversation, numberMessages, readChats } from './seed/chats.ts';
import { seedCities } from './seed/cities.ts';
import { enlarge } from './seed/large.ts';
import { addPastMatches } from './seed/past.ts';
import { fillRoster } from './seed/rosters.ts';
import { scheduleMatches } from './seed/schedule.ts';
import { seedUsers, demoIds } from './seed/users.ts';
import { seedVenues } from './seed/venues.ts';
import { emptyState, type Instant, type MatchRow, type State } from './state.ts';
import { base64url } from 'jose';
import { mailAccountLink, mailConfirmation } from './mail.ts';
import { required } from './rows.ts';

/** A secret that is the same with every seed, unlike real ones. */
async function seedSecret(label: string): Promise<Secret> {
  const token = base64url.encode(`seed-${label}`);
  return { token, hash: await sha256(token) };
}

/** The mails that the demo accounts got: nova's verification, and what waits to be confirmed. */
async function seedMails(state: State, now: Instant): Promise<void> {
  const demo = new Set<number>(Object.values(demoIds));
  const waiting = state.participations
    .filter(
      ({ user_id, status, confirm_by }) =>
        demo.has(user_id) && status === 'joined' && (confirm_by ?? 0) > now,
    )
    .toSorted((one, other) => one.joined_at - other.joined_at);
  for (const row of waiting) {
    const { language } = required(state.users, row.user_id);
    mailConfirmation(state, row, await seedSecret(`confirm-${row.pid}`), { language, now: row.joined_at });
  }
  const nova = required(state.users, demoIds.nova);
  mailAccountLink(state, 'verify_email', nova, await seedSecret('verify-nova'), {
    language: nova.language,
    now: nova.date_joined,
  });
}

/** Another number gives other people. */
const FAKER_SEED = 20_261_120;

interface SeedOptions {
  /** Every time of the seed is relative to it. */
  now: Instant;
  /** How much work the demo passwords' hashes are; tests take less. */
  pbkdf2Iterations?: number | undefined;
  /** With a thousand matches and a chat of five thousand messages, to measure in. */
  large?: boolean | undefined;
}

/**
 * The state that the embedded backend begins with. The same `now` gives the same state,
 * but for the secret that signs the tokens.
 */
export async function createSeed({ now, pbkdf2Iterations, large }: SeedOptions): Promise<State> {
  const faker = new Faker({ locale: [cs_CZ, en], seed: FAKER_SEED });
  const state: State = {
    ...emptyState(randomToken(), now),
    cities: structuredClone([...seedCities]),
    partners: [
      { slug: 'sokol-brno', name: 'Sokol Brno' },
      { slug: 'univerzitni-sport', name: 'Univerzitní sport' },
    ],
    venues: structuredClone([...seedVenues]),
    users: await seedUsers(faker, now, pbkdf2Iterations),
  };
  state.sequences.push({ name: 'user', last: Math.max(...state.users.map(({ id }) => id)) });

  const firstId = addPastMatches(state, faker, now);
  for (const [index, { plan, draft }] of scheduleMatches(now).entries()) {
    const match: MatchRow = { ...draft, id: firstId + index, organizer_id: 0, updated_at: now };
    state.matches.push(match);
    fillRoster(state, faker, match, plan, now);
    if (plan.thread) holdConversation(state, faker, match, plan.thread, now);
  }
  if (large) enlarge(state);
  numberMessages(state);
  readChats(state, now);
  await seedMails(state, now);
  return state;
}
