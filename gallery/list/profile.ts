import { demoIds } from '@mocks/db/seed/users';
import { calls } from '../calls/calls';
import { refusalStates } from '../refusals';
import { type Group, type StateOptions, type State, type Step, createState } from '../state';

const as = 'jana';
const edit = { to: 'profileEdit' } as const;

const editState = (name: string, shows: State['shows'], options: StateOptions = {}): State =>
  createState(name, edit, shows, { as, ...options });

const { steps: saveSteps = [] } = calls.updateProfile;
const { steps: pictureSteps = [] } = calls.updatePicture;

export const profile: Group = {
  screen: 'Profile',
  states: [
    createState('profile', { to: 'profile' }, ({ LL }) => LL.profile.figures.title(), {
      as,
      answers: { getProfile: 200 },
      quick: 'screen',
    }),
    createState('profile-bare', { to: 'profile' }, ({ LL }) => LL.profile.noBio(), {
      as,
      prepare: ({ state }) => {
        const jana = state.users.find(({ id }) => id === demoIds.jana)!;
        Object.assign(jana, { bio: null, city_ids: [], preferred_sport: null, preferred_level: null });
      },
    }),
    ...refusalStates('getProfile', 'profile', { pending: {} }),
    editState('edit', ({ LL }) => LL.profile.form.about(), { quick: 'screen' }),
    editState('edit-empty', ({ LL }) => LL.account.fields.first_name.required(), {
      steps: [...saveSteps.slice(0, 1), ...saveSteps.slice(-1)],
    }),
    editState('edit-cities', () => 'Vysočina', {
      steps: [{ type: 'br', into: ({ LL }) => LL.profile.cityPicker.label() }],
    }),
    editState('edit-cities-failed', ({ LL }) => LL.profile.cityPicker.failed(), {
      answers: { getCities: 500 },
    }),
    editState('edit-no-picture', ({ LL }) => LL.profile.picture.refused.text(), {
      steps: [{ file: 'no picture' }],
      quick: 'state',
    }),
    editState('edit-crop', ({ LL }) => LL.profile.picture.crop.title(), {
      steps: pictureSteps.slice(0, -1),
      quick: 'state',
    }),
    editState('edit-saved', ({ LL }) => LL.profile.form.saved(), {
      answers: { updateProfile: 200 },
      steps: saveSteps,
    }),
    editState('edit-refused', ({ LL }) => LL.problems.fields.too_long(), {
      answers: {
        updateProfile: {
          status: 400,
          code: 'validation_failed',
          fields: [{ field: 'first_name', code: 'too_long' }],
        },
      },
      steps: saveSteps,
    }),
    editState('edit-picture-too-large', ({ LL }) => LL.problems.codes.picture_too_large(), {
      answers: { updateProfile: 413 },
      steps: pictureSteps,
    }),
    editState('edit-picture-type', ({ LL }) => LL.problems.codes.picture_type_unsupported(), {
      answers: { updateProfile: 415 },
      steps: pictureSteps,
    }),
    ...refusalStates('updateProfile', 'edit', { 400: null }),
    editState('edit-left-unsaved', ({ LL }) => LL.profile.leave.title(), {
      steps: [...saveSteps.slice(0, -1), { press: 'link', name: ({ LL }) => LL.common.actions.cancel() }],
    }),
  ],
};

const openTable = (name: (context: Parameters<State['shows']>[0]) => string): Step => ({
  press: 'button',
  name: (context) => context.LL.statistics.tableOf({ title: name(context) }),
});

export const statistics: Group = {
  screen: 'Statistics',
  states: [
    createState('statistics', { to: 'statistics' }, ({ LL }) => LL.statistics.cities.title(), {
      as,
      answers: { getStatistics: 200 },
      quick: 'screen',
    }),
    createState('statistics-tables', { to: 'statistics' }, ({ LL }) => LL.statistics.total(), {
      as,
      steps: [
        openTable(({ LL }) => LL.statistics.months.title()),
        openTable(({ LL }) => LL.statistics.cities.title()),
        openTable(({ LL }) => LL.statistics.sports.title()),
      ],
      quick: 'state',
    }),
    createState('statistics-empty', { to: 'statistics' }, ({ LL }) => LL.statistics.empty.title(), {
      as,
      prepare: ({ state, now }) => {
        const past = new Set(state.matches.filter(({ ends_at }) => ends_at < now).map(({ id }) => id));
        state.participations = state.participations.filter(({ match_id }) => !past.has(match_id));
      },
    }),
    ...refusalStates('getStatistics', 'statistics', { pending: {} }),
  ],
};
