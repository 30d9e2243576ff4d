import { addParticipation } from '@mocks/db/roster';
import { DAY, HOUR, addMatch as addAnyMatch } from '@mocks/db/state.fixture';
import type { MatchRow, ParticipationRow } from '@mocks/db/state';
import type { World } from '../world.ts';

/** Somebody else than the person who is signed in. */
const OTHER = 2;

/** Puts somebody on the roster. */
export function join({ store }: World, match: MatchRow, user_id: number): ParticipationRow {
  const { id, confirm_by } = match;
  return store.mutate((state) =>
    addParticipation(state, id, user_id, { joined_at: store.now() - DAY, confirm_by }),
  );
}

/** Adds a match that is two days ahead unless told otherwise, without any detail and with somebody else on its roster. */
export function addMatch(world: World, fields: Partial<MatchRow>): MatchRow {
  const { store } = world;
  const starts_at = fields.starts_at ?? store.now() + 2 * DAY;
  const match = store.mutate((state) =>
    addAnyMatch(state, {
      id: Math.max(...state.matches.map(({ id }) => id)) + 1,
      title: 'Zápas podle smlouvy',
      starts_at,
      ends_at: starts_at + 2 * HOUR,
      venue_id: state.venues.find(({ latitude }) => latitude !== null)?.id ?? 1,
      max_participants: null,
      organizer_id: OTHER,
      updated_at: store.now(),
      ...fields,
    }),
  );
  join(world, match, OTHER);
  return match;
}

/** What makes a match one of some kind. */
export type Fields = (world: World) => Partial<MatchRow>;

export const cancelled: Fields = () => ({
  cancelled: true,
  cancellation_reason: 'Hala má poruchu topení.',
});
export const started: Fields = ({ store }) => ({ starts_at: store.now() - HOUR });
export const finished: Fields = ({ store }) => ({ starts_at: store.now() - DAY });
