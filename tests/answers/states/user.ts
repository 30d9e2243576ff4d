import type { LimitName } from '@mocks/db/limits';
import { calendarDay, HOME_ZONE, toInstant } from '@mocks/db/time-zones';
import { stateWithValues, simpleState, stateWithParams } from '../state.ts';
import { UNUSED_ID, type TestBackend } from '../test-backend.ts';
import { addMatch, join } from './add-match.ts';

const stateWithCity = stateWithValues({ city_id: 2 });
const stateWithoutCity = stateWithValues({ city_id: UNUSED_ID });

/** Removes the person's participations, and the records of the matches that the person left. */
const removeParticipations = ({ store, me }: TestBackend) =>
  store.mutate((state) => {
    const isOfOthers = ({ user_id }: { user_id: number }) => user_id !== me().id;
    state.participations = state.participations.filter(isOfOthers);
    state.leaves = state.leaves.filter(isOfOthers);
  });

export const userStates = {
  'the person came through a partner': simpleState('The session names the partner.', ({ store, me }) =>
    store.mutate((state) => {
      me().partner_slug = state.partners[0]!.slug;
    }),
  ),
  'the person has a full profile': simpleState(
    'Bio, a city, preferred sport and level are set.',
    ({ store, me }) => {
      const fields = { bio: 'Hraju od školy.', preferred_sport: 'football', preferred_level: 'intermediate' };
      store.mutate(() => Object.assign(me(), fields));
    },
  ),
  // In the seed, jana has played for two seasons.
  'the person has played often': simpleState(
    'At least 5 finished matches: the person was noted to have come to some and not to have come to others, such that the rate has more than three decimals.',
    () => undefined,
  ),
  'the person has never played': simpleState('The person was in no match.', removeParticipations),
  'the person has played once': simpleState(
    'The person was in one match, which is over, and was noted to have come. It began in the first hour of the month before, in Europe/Prague.',
    (backend) => {
      removeParticipations(backend);
      const { store, me } = backend;
      const [year = 0, month = 0] = calendarDay(HOME_ZONE, store.now()).split('-').map(Number);
      const firstDay = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
      const match = addMatch(backend, { starts_at: toInstant(HOME_ZONE, firstDay, '00:30') });
      const participation = join(backend, match, me().id);
      store.mutate(() => Object.assign(participation, { attended: true }));
    },
  ),
  'a limit of the person is used up': stateWithParams({ limit: '' })(
    'The person may not make at once another call that counts towards the limit of that name in `x-rules.limits`.',
    ({ useUpLimit, me }, { limit }) => useUpLimit(limit as LimitName, me().id),
  ),
  'a city': stateWithCity('A city that may be chosen.', ({ store }) => ({
    city_id: store.state.cities[1]!.id,
  })),
  'no such city': stateWithoutCity('An id is given that no city has.', () => ({ city_id: UNUSED_ID })),
};
