import type { HandlersOf } from './handlers.ts';
import { NEVER } from './match-states.ts';

/** What is known of the person who is signed in, and of cities. */
export const userStates = {
  'the person came through a partner': ({ store, me }) => {
    store.mutate((state) => {
      me().partner_slug = state.partners[0]!.slug;
    });
  },
  'the person has a full profile': ({ store, me }) => {
    store.mutate(() => {
      Object.assign(me(), {
        bio: 'Hraju od školy.',
        preferred_sport: 'football',
        preferred_level: 'intermediate',
      });
    });
  },
  // The seed gives jana two seasons.
  'the person has played often': () => undefined,
  'the person has never played': ({ store, me }) => {
    store.mutate((state) => {
      const others = ({ user_id }: { user_id: number }) => user_id !== me().id;
      state.participations = state.participations.filter(others);
      state.leaves = state.leaves.filter(others);
    });
  },
  'a city': ({ store }) => ({ city_id: store.state.cities[1]!.id }),
  'no such city': () => ({ city_id: NEVER }),
} satisfies Partial<HandlersOf>;
