import { addParticipation } from '@mocks/db/matches/roster';
import type { MatchRow, ParticipationRow } from '@mocks/db/state';
import { DAY, HOUR, addMatch as addAnyMatch } from '@mocks/db/state.fixture';
import type { TestBackend } from '../test-backend.ts';

/** The id of a person who is not signed in. */
const OTHER_USER_ID = 2;

export function join({ store }: TestBackend, match: MatchRow, user_id: number): ParticipationRow {
  const { id, confirm_by } = match;
  return store.mutate((state) =>
    addParticipation(state, id, user_id, { joined_at: store.now() - DAY, confirm_by }),
  );
}

/** Adds a match without details and with another person on its roster; by default it begins in two days. */
export function addMatch(backend: TestBackend, fields: Partial<MatchRow>): MatchRow {
  const { store } = backend;
  const starts_at = fields.starts_at ?? store.now() + 2 * DAY;
  const match = store.mutate((state) =>
    addAnyMatch(state, {
      id: Math.max(...state.matches.map(({ id }) => id)) + 1,
      title: 'Zápas podle smlouvy',
      starts_at,
      ends_at: starts_at + 2 * HOUR,
      venue_id: state.venues.find(({ latitude }) => latitude !== null)?.id ?? 1,
      max_participants: null,
      organizer_id: OTHER_USER_ID,
      updated_at: store.now(),
      ...fields,
    }),
  );
  join(backend, match, OTHER_USER_ID);
  return match;
}

/** Returns the fields of a match of one kind. */
export type GetFields = (backend: TestBackend) => Partial<MatchRow>;

export const fieldsOf = {
  cancelled: () => ({ cancelled: true, cancellation_reason: 'Hala má poruchu topení.' }),
  started: ({ store }) => ({ starts_at: store.now() - HOUR }),
  finished: ({ store }) => ({ starts_at: store.now() - DAY }),
} satisfies Record<string, GetFields>;
