import { nextId } from '@mocks/db/rows';
import type { MatchRow, ParticipationRow } from '@mocks/db/state';
import { DAY, HOUR, type World } from './world.ts';

/** Somebody else than the person who is signed in. */
const OTHER = 2;

/** Puts somebody on the roster. */
export function join({ store }: World, match: MatchRow, user_id: number): ParticipationRow {
  const at = store.now() - DAY;
  return store.mutate((state) => {
    const row: ParticipationRow = {
      pid: nextId(state, 'participation'),
      match_id: match.id,
      user_id,
      status: 'joined',
      joined_at: at,
      queued_at: at,
      confirm_by: match.confirm_by,
      confirmed_at: null,
      attended: null,
    };
    state.participations.push(row);
    return row;
  });
}

/** Adds a match that is two days ahead unless told otherwise, with somebody else on its roster. */
export function addMatch(world: World, fields: Partial<MatchRow>): MatchRow {
  const { store } = world;
  const starts_at = fields.starts_at ?? store.now() + 2 * DAY;
  const match: MatchRow = {
    id: Math.max(...store.state.matches.map(({ id }) => id)) + 1,
    title: 'Zápas podle smlouvy',
    description: '',
    sport: 'football',
    level: 'any',
    format: null,
    starts_at,
    ends_at: starts_at + 2 * HOUR,
    timezone: 'Europe/Prague',
    cancelled: false,
    cancellation_reason: null,
    venue_id: store.state.venues.find(({ latitude }) => latitude !== null)?.id ?? 1,
    min_participants: null,
    max_participants: null,
    price: null,
    join_deadline: null,
    leave_deadline: null,
    confirm_by: null,
    organizer_id: OTHER,
    updated_at: store.now(),
    ...fields,
  };
  store.mutate((state) => state.matches.push(match));
  join(world, match, OTHER);
  return match;
}
