import type { MatchRow } from '@mocks/db/state';
import { addMessage, markRead } from '@mocks/db/chat';
import { addMatch, join } from './matches.ts';
import type { HandlersOf } from './handlers.ts';
import { DAY, HOUR, MINUTE, type World } from './world.ts';

/** An id that no row has. */
export const NEVER = 2_147_483_647;

const at = (world: World, fields: Partial<MatchRow>) => ({ match_id: addMatch(world, fields).id });

function joined(world: World, fields: Partial<MatchRow>): { match_id: number } {
  const match = addMatch(world, fields);
  join(world, match, world.me().id);
  return { match_id: match.id };
}

const cancelled = { cancelled: true, cancellation_reason: 'Hala má poruchu topení.' };
const started = ({ store }: World) => ({ starts_at: store.now() - HOUR });
const finished = ({ store }: World) => ({ starts_at: store.now() - DAY });

/** Everything that a match may have. */
const details = ({ store }: World): Partial<MatchRow> => ({
  format: '5v5',
  min_participants: 2,
  max_participants: 10,
  price: { amount: 12_000, currency: 'CZK' },
  join_deadline: store.now() + DAY,
  leave_deadline: store.now() + DAY,
  confirm_by: store.now() + HOUR,
});

/** A venue that is not on the map. */
function hiddenVenue({ store }: World): number {
  const [venue] = store.state.venues;
  if (!venue) throw new Error('The seed has no venue.');
  store.mutate(() => Object.assign(venue, { latitude: null, longitude: null }));
  return venue.id;
}

function withUnread(world: World): { match_id: number } {
  const { store, me } = world;
  const { match_id } = joined(world, {});
  const write = (sender_id: number, message: string) =>
    store.mutate((state) =>
      addMessage(state, { match_id, sender_id, message, created_at: store.now() - MINUTE }),
    );
  write(me().id, 'Kdo vezme míč?');
  store.mutate((state) => markRead(state, match_id, me().id, store.now()));
  write(2, 'Beru ho já.');
  return { match_id };
}

/** The matches and chats that the pacts speak of. */
export const matchStates = {
  'a match that can be joined': (world) => at(world, {}),
  'a full match': (world) => at(world, { max_participants: 1 }),
  'a joined match with every detail': (world) => joined(world, details(world)),
  'a match without details': (world) => at(world, { venue_id: hiddenVenue(world) }),
  'a cancelled match': (world) => at(world, cancelled),
  'a match that has started': (world) => at(world, started(world)),
  'a finished match': (world) => at(world, finished(world)),
  'a match whose time to join is over': (world) => at(world, { join_deadline: world.store.now() - HOUR }),
  'a joined match that is cancelled': (world) => joined(world, cancelled),
  'a joined match that has started': (world) => joined(world, started(world)),
  'a joined match that is finished': (world) => joined(world, finished(world)),
  'a joined match whose time to leave is over': (world) =>
    joined(world, { leave_deadline: world.store.now() - HOUR }),
  'a joined match with unread messages': withUnread,
  'no such match': () => ({ match_id: NEVER }),
  'no matches are ahead': ({ store }) => {
    const ended = store.now() - HOUR;
    store.mutate((state) => {
      for (const match of state.matches) match.ends_at = Math.min(match.ends_at, ended);
    });
  },
  'no messages are unread': ({ store, me }) => {
    store.mutate((state) => {
      for (const { id } of state.matches) markRead(state, id, me().id, store.now());
    });
  },
  'many messages were just sent': ({ exhaust, me }) => exhaust('chat', me().id),
} satisfies Partial<HandlersOf>;
