import type { Case } from '../case.ts';
import { MINUTE, type World } from '../world.ts';

const ask = (email: string) => ({ body: { email } });

/** The values of a mailed link with a new password. */
async function answerTo(world: World, fields: Record<string, unknown> = {}) {
  await world.call('requestPasswordReset', ask('jana@example.com'));
  return { body: { ...world.link('reset_password'), password: ' nové heslo ', ...fields } };
}

/** A new password for a forgotten one. */
// oxfmt-ignore
export const recoveryCases: Case[] = [
  { operation: 'requestPasswordReset', status: 202, name: 'for an account', request: ask('jana@example.com'), answer: { status: 'accepted' } },
  { operation: 'requestPasswordReset', status: 202, name: 'for nobody', request: ask('nikdo@example.com'), answer: { status: 'accepted' } },
  { operation: 'requestPasswordReset', status: 429, code: 'rate_limited', name: 'twice in a minute', request: async ({ call }) => { await call('requestPasswordReset', ask('jana@example.com')); return ask('jana@example.com'); } },
  { operation: 'requestPasswordReset', status: 429, code: 'rate_limited', name: 'twice in a minute for nobody', request: async ({ call }) => { await call('requestPasswordReset', ask('nikdo@example.com')); return ask('nikdo@example.com'); } },

  { operation: 'confirmPasswordReset', status: 204, name: 'by the link', request: (world) => answerTo(world) },
  { operation: 'confirmPasswordReset', status: 400, code: 'validation_failed', name: 'with a short password', request: (world) => answerTo(world, { password: 'krátké' }), fields: { password: 'too_short' }, invalid: true },
  { operation: 'confirmPasswordReset', status: 400, code: 'reset_link_invalid', name: 'with a wrong token', request: (world) => answerTo(world, { token: 'x' }) },
  { operation: 'confirmPasswordReset', status: 400, code: 'reset_link_invalid', name: 'for somebody else', request: (world) => answerTo(world, { uid: 'Mg' }) },
  { operation: 'confirmPasswordReset', status: 410, code: 'reset_link_expired', name: 'after an hour', request: async (world) => { const parts = await answerTo(world); world.setTime(world.store.now() + 60 * MINUTE + 1); return parts; } },
  { operation: 'confirmPasswordReset', status: 410, code: 'reset_link_used', name: 'for the second time', request: async (world) => { const parts = await answerTo(world); await world.call('confirmPasswordReset', parts); return parts; } },
  { operation: 'confirmPasswordReset', status: 429, code: 'rate_limited', name: 'after five wrong tokens', request: async (world) => { const parts = await answerTo(world, { token: 'x' }); for (let count = 0; count < 5; count += 1) await world.call('confirmPasswordReset', parts); return parts; } },
];
