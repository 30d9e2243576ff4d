import { mailConfirmation } from '@mocks/db/mail';
import { newSecret, randomToken } from '@mocks/db/secrets';
import type { MatchRow } from '@mocks/db/state';
import type { HandlersOf } from './handlers.ts';
import { addMatch, join } from './matches.ts';
import { HOUR, type World } from './world.ts';

/** Mails the link for a match that asks for a confirmation. */
async function mailed(world: World, fields: Partial<MatchRow> = {}) {
  const { store, me } = world;
  const secret = await newSecret();
  const match = addMatch(world, { confirm_by: store.now() + HOUR, ...fields });
  const participation = join(world, match, me().id);
  store.mutate((state) =>
    mailConfirmation(state, participation, secret, { language: 'cs', now: store.now() }),
  );
  return { participation, values: { pid: participation.pid, token: secret.token } };
}

/** The links by which participation is confirmed. */
export const confirmationStates = {
  'a confirmation link': async (world) => (await mailed(world)).values,
  'a used confirmation link': async (world) => {
    const { participation, values } = await mailed(world);
    world.store.mutate(() =>
      Object.assign(participation, { status: 'confirmed', confirmed_at: world.store.now() - HOUR }),
    );
    return values;
  },
  'an old confirmation link': async (world) =>
    (await mailed(world, { confirm_by: world.store.now() - HOUR })).values,
  'a confirmation link of a cancelled match': async (world) =>
    (await mailed(world, { cancelled: true })).values,
  'a confirmation link of a match that has started': async (world) =>
    (await mailed(world, { starts_at: world.store.now() - HOUR })).values,
  'a confirmation link of a finished match': async (world) =>
    (await mailed(world, { starts_at: world.store.now() - 5 * HOUR })).values,
  'no such confirmation link': async (world) => ({ ...(await mailed(world)).values, token: randomToken() }),
} satisfies Partial<HandlersOf>;
