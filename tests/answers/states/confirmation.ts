import { sendConfirmationLink } from '@mocks/db/mail';
import { newSecret, randomToken } from '@mocks/db/secrets';
import type { MatchRow } from '@mocks/db/state';
import { giving } from '../state.ts';
import { HOUR } from '@mocks/db/state.fixture';
import type { World } from '../world.ts';
import { addMatch, cancelled, finished, join, started, type Fields } from './matches.ts';

const link = giving({ pid: 311, token: 'Zk3vQ0c2RrT9yXw5' });

/** The link that is mailed for a match that asks for a confirmation. */
const confirmation = (
  means: string,
  { match = () => ({}), used = false }: { match?: Fields; used?: boolean } = {},
) =>
  link(means, async (world: World) => {
    const { store, me } = world;
    const fields: Partial<MatchRow> = { confirm_by: store.now() + HOUR, ...match(world) };
    const [row, secret] = [join(world, addMatch(world, fields), me().id), await newSecret()];
    store.mutate((state) => {
      sendConfirmationLink(state, row, secret, { language: 'cs', now: store.now() });
      if (used) Object.assign(row, { status: 'confirmed', confirmed_at: store.now() - HOUR });
    });
    return { pid: row.pid, token: secret.token };
  });

const working = confirmation(
  'It works and was not used. With a person who is signed in it is for their own place, which they can leave.',
);

/** The links by which participation is confirmed. */
export const confirmationStates = {
  'a confirmation link': working,
  'a used confirmation link': confirmation('Participation is confirmed; the match is ahead.', {
    used: true,
  }),
  'an old confirmation link': confirmation('The time to confirm is over; the match is ahead.', {
    match: ({ store }) => ({ confirm_by: store.now() - HOUR }),
  }),
  'a confirmation link of a cancelled match': confirmation('It was not used.', { match: cancelled }),
  'a confirmation link of a match that has started': confirmation('It was not used.', { match: started }),
  'a confirmation link of a finished match': confirmation('It was not used.', { match: finished }),
  'no such confirmation link': link('Participant and secret do not belong together.', async (world) => ({
    ...(await working.make(world)),
    token: randomToken(),
  })),
};
