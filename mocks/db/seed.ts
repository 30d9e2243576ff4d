import { cs_CZ, en, Faker } from '@faker-js/faker';
import { base64url } from 'jose';
import { randomToken, sha256, type Secret } from './accounts/secrets.ts';
import { sendAccountLink, sendConfirmationLink } from './mail/mail.ts';
import { requireRow } from './rows.ts';
import { addConversation, renumberMessages, addReadPositions } from './seed/chats.ts';
import { seedCities } from './seed/cities.ts';
import { addLargeData } from './seed/large-seed.ts';
import { addPastMatches } from './seed/past-matches.ts';
import { fillRoster } from './seed/rosters.ts';
import { scheduleMatches } from './seed/schedule.ts';
import { demoIds, isDemoUser, seedUsers } from './seed/users.ts';
import { seedVenues } from './seed/venues.ts';
import { emptyState, type Instant, type MatchRow, type State } from './state.ts';

/** Creates the same secret each time for a label, so that every seed has the same links. */
async function createSeedSecret(label: string): Promise<Secret> {
  const token = base64url.encode(`seed-${label}`);
  return { token, hash: await sha256(token) };
}

/** Adds the mails to demo accounts: for unconfirmed participations, and to verify nova's email address. */
async function addSeedMails(state: State): Promise<void> {
  const unconfirmedRows = state.participations
    .filter(
      ({ user_id, status, confirm_by }) =>
        isDemoUser(user_id) && status === 'joined' && (confirm_by ?? 0) > state.seeded_at,
    )
    .toSorted((a, b) => a.joined_at - b.joined_at);
  for (const row of unconfirmedRows) {
    const { language } = requireRow(state.users, row.user_id);
    sendConfirmationLink(state, row, await createSeedSecret(`confirm-${row.pid}`), {
      language,
      now: row.joined_at,
    });
  }
  const nova = requireRow(state.users, demoIds.nova);
  sendAccountLink(state, 'verify_email', nova, await createSeedSecret('verify-nova'), {
    language: nova.language,
    now: nova.date_joined,
  });
}

const FAKER_SEED = 20_261_120;

interface SeedOptions {
  /** The time of seeding, to which all other times are relative. */
  now: Instant;
  pbkdf2Iterations?: number | undefined;
  /** Adds a thousand matches and a chat of five thousand messages, for measurements. */
  isLarge?: boolean | undefined;
}

/** Creates the initial state. The same `now` gives the same state, except for the secret that signs the tokens. */
export async function createSeed({ now, pbkdf2Iterations, isLarge }: SeedOptions): Promise<State> {
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

  const firstUpcomingId = addPastMatches(state, faker);
  for (const [index, { plan, draft }] of scheduleMatches(now).entries()) {
    const match: MatchRow = { ...draft, id: firstUpcomingId + index, organizer_id: 0, updated_at: now };
    state.matches.push(match);
    fillRoster(state, faker, match, plan);
    if (plan.thread) addConversation(state, faker, match, plan.thread);
  }
  if (isLarge) addLargeData(state);
  renumberMessages(state);
  addReadPositions(state);
  await addSeedMails(state);
  return state;
}
