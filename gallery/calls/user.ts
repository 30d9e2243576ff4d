import { type CallScenario, readCall } from './scenario';

const edit = { kind: 'write', as: 'jana', at: { to: 'profileEdit' } } as const;

/** The calls of the person's own data, the list of cities and the dictionary. */
export const userCalls = {
  getStatistics: readCall({ to: 'statistics' }),
  getProfile: readCall({ to: 'profile' }),
  updateProfile: {
    ...edit,
    body: 'application/json',
    steps: [
      { clear: ({ LL }) => LL.account.registration.firstName() },
      { type: 'Johana', into: ({ LL }) => LL.account.registration.firstName() },
      { press: 'button', name: ({ LL }) => LL.profile.form.save() },
    ],
    isForm: true,
    countsDown: true,
    retryButton: ({ LL }) => LL.profile.form.save(),
    leaveButton: ({ LL }) => LL.profile.leave.leave(),
  },
  updatePicture: {
    ...edit,
    operation: 'updateProfile',
    body: 'multipart/form-data',
    steps: [
      { file: 'photo' },
      { focus: 'slider', name: ({ LL }) => LL.profile.picture.crop.zoom() },
      { press: 'button', name: ({ LL }) => LL.profile.picture.crop.use() },
    ],
    // Uploading takes long on a poor connection; the app shows its progress and a button to cancel.
    timeoutMs: 60_000,
    message: ({ LL }, reason) => `${LL.profile.picture.failed()} ${reason}`,
    retryButton: ({ LL }) => LL.profile.picture.retry(),
    retryButtonAfter: {
      'proxy 413': ({ LL }) => LL.profile.picture.choose(),
      'proxy 415': ({ LL }) => LL.profile.picture.choose(),
    },
    leaveButton: ({ LL }) => LL.profile.leave.leave(),
  },
  getCities: {
    kind: 'read',
    at: { to: 'registration' },
    keepsSession: true,
    // One can register without a city.
    message: ({ LL }) => LL.account.registration.citiesFailed(),
  },
  getMessages: {
    kind: 'read',
    blocksStart: true,
    at: { to: 'about' },
    // Without a dictionary the texts are in both languages, the wanted one first.
    message: ({ locale }) =>
      locale === 'cs' ? 'Texty se nepodařilo načíst' : 'The texts couldn’t be loaded',
    keepsSession: true,
    retryButton: ({ locale }) => (locale === 'cs' ? 'Zkusit znovu / Try again' : 'Try again / Zkusit znovu'),
  },
} satisfies Record<string, CallScenario>;
