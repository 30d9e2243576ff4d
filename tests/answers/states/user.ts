import type { LimitName } from '@mocks/db/limits';
import { giving, plainly, told } from '../state.ts';
import { calendarDay, HOME_ZONE, toInstant } from '@mocks/db/time-zones';
import { NEVER, type World } from '../world.ts';
import { addMatch, join } from './matches.ts';

const city = giving({ city_id: 2 });
const noCity = giving({ city_id: NEVER });

/** Removes the person from all matches, also from those that were left. */
const withoutMatches = ({ store, me }: World) =>
  store.mutate((state) => {
    const others = ({ user_id }: { user_id: number }) => user_id !== me().id;
    state.participations = state.participations.filter(others);
    state.leaves = state.leaves.filter(others);
  });

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
    'At least 5 finished matches: the person was noted to have come to some and not to have come to others, such that the rate has more than three decimals.',
    () => undefined,
  ),
  'the person has never played': plainly('The person was in no match.', withoutMatches),
  'the person has played once': plainly(
    'The person was in one match, which is over, and was noted to have come. It began in the first hour of the month before, in Europe/Prague.',
    (world) => {
      withoutMatches(world);
      const { store, me } = world;
      const [year = 0, month = 0] = calendarDay(HOME_ZONE, store.now()).split('-').map(Number);
      const first = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
      const match = addMatch(world, { starts_at: toInstant(HOME_ZONE, first, '00:30') });
      const part = join(world, match, me().id);
      store.mutate(() => Object.assign(part, { attended: true }));
    },
  ),
  // Each row says which.
  'a limit of the person is used up': told({ limit: '' })(
    'The person may not make at once another call that counts towards the limit of that name in `x-rules.limits`.',
    ({ exhaust, me }, { limit }) => exhaust(limit as LimitName, me().id),
  ),
  'a city': city('A city that may be chosen.', ({ store }) => ({ city_id: store.state.cities[1]!.id })),
  'no such city': noCity('An id is given that no city has.', () => ({ city_id: NEVER })),
};
