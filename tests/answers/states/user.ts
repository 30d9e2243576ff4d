import { giving, plainly } from '../state.ts';
import { NEVER } from '../world.ts';

const city = giving({ city_id: 2 });
const noCity = giving({ city_id: NEVER });

/** What is known of the person who is signed in, and of cities. */
export const userStates = {
  'the person came through a partner': plainly('The session names the partner.', ({ store, me }) =>
    store.mutate((state) => {
      me().partner_slug = state.partners[0]!.slug;
    }),
  ),
  'the person has a full profile': plainly(
    'Bio, a city, preferred sport and level are set.',
    ({ store, me }) =>
      store.mutate(() =>
        Object.assign(me(), {
          bio: 'Hraju od školy.',
          preferred_sport: 'football',
          preferred_level: 'intermediate',
        }),
      ),
  ),
  // The seed gives jana two seasons.
  'the person has played often': plainly(
    'At least 5 finished matches, one of them attended.',
    () => undefined,
  ),
  'the person has never played': plainly('The person was in no match.', ({ store, me }) =>
    store.mutate((state) => {
      const others = ({ user_id }: { user_id: number }) => user_id !== me().id;
      state.participations = state.participations.filter(others);
      state.leaves = state.leaves.filter(others);
    }),
  ),
  'a city': city('A city that may be chosen.', ({ store }) => ({ city_id: store.state.cities[1]!.id })),
  'no such city': noCity('An id is given that no city has.', () => ({ city_id: NEVER })),
};
