import { createSecret, randomToken } from '@mocks/db/accounts/secrets';
import { sendConfirmationLink } from '@mocks/db/mail/mail';
import type { MatchRow } from '@mocks/db/state';
import { HOUR } from '@mocks/db/state.fixture';
import { stateWithValues } from '../state.ts';
import type { TestBackend } from '../test-backend.ts';
import { addMatch, fieldsOf, join, type GetFields } from './add-match.ts';

const stateWithLink = stateWithValues({ pid: 311, token: 'Zk3vQ0c2RrT9yXw5' });

const linkState = (description: string, getFields: GetFields = () => ({}), isUsed = false) =>
  stateWithLink(description, async (backend: TestBackend) => {
    const { store, me } = backend;
    const fields: Partial<MatchRow> = { confirm_by: store.now() + HOUR, ...getFields(backend) };
    const [row, secret] = [join(backend, addMatch(backend, fields), me().id), await createSecret()];
    store.mutate((state) => {
      sendConfirmationLink(state, row, secret, { language: 'cs', now: store.now() });
      if (isUsed) Object.assign(row, { status: 'confirmed', confirmed_at: store.now() - HOUR });
    });
    return { pid: row.pid, token: secret.token };
  });

const unusedLink = linkState(
  'It works and was not used. With a person who is signed in it is for their own place, which they can leave.',
);

export const confirmationStates = {
  'a confirmation link': unusedLink,
  'a used confirmation link': linkState('Participation is confirmed; the match is ahead.', undefined, true),
  'a used confirmation link of a match that has started': linkState('', fieldsOf.started, true),
  'an old confirmation link': linkState('The time to confirm is over; the match is ahead.', ({ store }) => ({
    confirm_by: store.now() - HOUR,
  })),
  'a confirmation link of a cancelled match': linkState('It was not used.', fieldsOf.cancelled),
  'a confirmation link of a match that has started': linkState('It was not used.', fieldsOf.started),
  'a confirmation link of a finished match': linkState('It was not used.', fieldsOf.finished),
  'no such confirmation link': stateWithLink(
    'Participant and secret do not belong together.',
    async (backend) => {
      const { pid } = await unusedLink.make(backend);
      return { pid, token: randomToken() };
    },
  ),
};
