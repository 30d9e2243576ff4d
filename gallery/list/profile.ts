import { demoIds } from '@mocks/db/seed/users';
import { reached } from '../reach/table';
import { refusals } from '../refusals';
import type { Group, State, Step } from '../state';

const as = 'jana';
const edit = { to: 'profileEdit' } as const;

const editing = (name: string, state: Omit<State, 'name' | 'at' | 'as'>): State => ({
  name,
  at: edit,
  as,
  ...state,
});

const { steps: save = [] } = reached.updateProfile;
const { steps: picture = [] } = reached.updatePicture;

/** One's own profile. */
export const profile: Group = {
  screen: 'Profile',
  states: [
    {
      name: 'profile',
      at: { to: 'profile' },
      as,
      answers: { getProfile: 200 },
      shows: ({ LL }) => LL.profile.figures.title(),
      quick: 'screen',
    },
    {
      name: 'profile-bare',
      at: { to: 'profile' },
      as,
      prepare: ({ state }) => {
        const jana = state.users.find(({ id }) => id === demoIds.jana);
        if (jana)
          Object.assign(jana, { bio: null, city_ids: [], preferred_sport: null, preferred_level: null });
      },
      shows: ({ LL }) => LL.profile.noBio(),
    },
    ...refusals('getProfile', 'profile', { pending: {} }),
    editing('edit', { shows: ({ LL }) => LL.profile.form.about(), quick: 'screen' }),
    editing('edit-empty', {
      steps: [...save.slice(0, 1), ...save.slice(-1)],
      shows: ({ LL }) => LL.profile.fields.first_name.required(),
      quick: 'state',
    }),
    editing('edit-cities', {
      steps: [{ type: 'br', into: ({ LL }) => LL.profile.cityPicker.label() }],
      shows: () => 'Vysočina',
      quick: 'state',
    }),
    editing('edit-cities-failed', {
      answers: { getCities: 500 },
      shows: ({ LL }) => LL.profile.cityPicker.failed(),
    }),
    editing('edit-no-picture', {
      steps: [{ file: 'no picture' }],
      shows: ({ LL }) => LL.profile.picture.refused.text(),
      quick: 'state',
    }),
    editing('edit-crop', {
      steps: picture.slice(0, -1),
      shows: ({ LL }) => LL.profile.picture.crop.title(),
      quick: 'state',
    }),
    editing('edit-saved', {
      answers: { updateProfile: 200 },
      steps: save,
      shows: ({ LL }) => LL.profile.form.saved(),
    }),
    editing('edit-picture-saved', {
      answers: { updateProfile: 200 },
      steps: picture,
      shows: ({ LL }) => LL.profile.picture.saved(),
    }),
    editing('edit-refused', {
      answers: {
        updateProfile: {
          status: 400,
          code: 'validation_failed',
          fields: [{ field: 'first_name', code: 'too_long' }],
        },
      },
      steps: save,
      shows: ({ LL }) => LL.problems.fields.too_long(),
    }),
    editing('edit-picture-too-large', {
      answers: { updateProfile: 413 },
      steps: picture,
      shows: ({ LL }) => LL.problems.codes.picture_too_large(),
    }),
    editing('edit-picture-type', {
      answers: { updateProfile: 415 },
      steps: picture,
      shows: ({ LL }) => LL.problems.codes.picture_type_unsupported(),
    }),
    ...refusals('updateProfile', 'edit', { 400: null }),
    editing('edit-left-unsaved', {
      steps: [...save.slice(0, -1), { press: 'link', name: ({ LL }) => LL.common.actions.cancel() }],
      shows: ({ LL }) => LL.profile.leave.title(),
      quick: 'state',
    }),
  ],
};

const openTable = (name: (told: Parameters<State['shows']>[0]) => string): Step => ({
  press: 'button',
  name: (told) => told.LL.statistics.tableOf({ title: name(told) }),
});

/** One's own figures. */
export const statistics: Group = {
  screen: 'Statistics',
  states: [
    {
      name: 'statistics',
      at: { to: 'statistics' },
      as,
      answers: { getStatistics: 200 },
      shows: ({ LL }) => LL.statistics.cities.title(),
      quick: 'screen',
    },
    {
      name: 'statistics-tables',
      at: { to: 'statistics' },
      as,
      steps: [
        openTable(({ LL }) => LL.statistics.months.title()),
        openTable(({ LL }) => LL.statistics.cities.title()),
        openTable(({ LL }) => LL.statistics.sports.title()),
      ],
      shows: ({ LL }) => LL.statistics.total(),
      quick: 'state',
    },
    {
      name: 'statistics-empty',
      at: { to: 'statistics' },
      as,
      prepare: ({ state, now }) => {
        const past = new Set(state.matches.filter(({ ends_at }) => ends_at < now).map(({ id }) => id));
        state.participations = state.participations.filter(({ match_id }) => !past.has(match_id));
      },
      shows: ({ LL }) => LL.statistics.empty.title(),
    },
    ...refusals('getStatistics', 'statistics', { pending: {} }),
  ],
};
