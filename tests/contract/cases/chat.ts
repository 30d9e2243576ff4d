import type { Case } from '../case.ts';
import { kinds, type World } from '../world.ts';

const as = 'jana';
const hers = ({ match }: World) => ({ as, params: { id: match(kinds.hers).id } }) as const;

const send = (message: unknown) => (world: World) => ({ ...hers(world), body: { message } });
const sendWithKey = (key: string, message: string) => (world: World) => ({
  ...send(message)(world),
  headers: { 'Idempotency-Key': key },
});
const KEY = '1763924710000-k3v9x2m7q1d';

/** The chat within a match and its notifications. */
// oxfmt-ignore
export const chatCases: Case[] = [
  { operation: 'getChatMessages', status: 200, name: 'oldest first', request: hers },
  { operation: 'getChatSummary', status: 200, name: 'with counts', request: hers },
  { operation: 'markChatRead', status: 200, name: 'to the end', request: hers, answer: { unread_count: 0 } },
  { operation: 'getChatNotification', status: 200, name: 'of one chat', request: hers },
  { operation: 'getChatNotifications', status: 200, name: 'of all chats', request: { as } },
  {
    operation: 'getChatNotifications', status: 200, name: 'with nothing unread', answer: { total_unread: 0, results: [] },
    request: async ({ store, call }) => {
      const mine = store.state.participations.filter(({ user_id }) => user_id === 1);
      for (const { match_id } of mine) await call('markChatRead', { as, params: { id: match_id } });
      return { as };
    },
  },

  { operation: 'sendChatMessage', status: 201, name: 'with text', request: send('Beru míč.'), answer: { message: 'Beru míč.', is_mine: true, kind: 'text' } },
  { operation: 'sendChatMessage', status: 201, name: 'with white space around', request: send(' \n Beru míč.\n'), answer: { message: 'Beru míč.' } },
  { operation: 'sendChatMessage', status: 201, name: 'as long as can be', request: send('ž'.repeat(1000)) },
  // No client of ours sends the white space, which the schema counts; a backend does not.
  { operation: 'sendChatMessage', status: 201, name: 'as long as can be, with white space around', request: send(` \n${'ž'.repeat(1000)}\n\t `), answer: { message: 'ž'.repeat(1000) }, invalid: true },
  { operation: 'sendChatMessage', status: 201, name: 'with a key', request: sendWithKey(KEY, 'Beru míč.'), answer: { message: 'Beru míč.' } },
  {
    operation: 'sendChatMessage', status: 201, name: 'again with the same key', answer: { message: 'Beru míč.', is_mine: true },
    request: async (world) => {
      await world.call('sendChatMessage', sendWithKey(KEY, 'Beru míč.')(world));
      return sendWithKey(KEY, 'Beru míč.')(world);
    },
  },
  { operation: 'sendChatMessage', status: 400, code: 'validation_failed', name: 'that is empty', request: send(''), fields: { message: 'too_short' }, invalid: true },
  { operation: 'sendChatMessage', status: 400, code: 'validation_failed', name: 'of white space', request: send(' \n '), fields: { message: 'too_short' }, invalid: true },
  { operation: 'sendChatMessage', status: 400, code: 'validation_failed', name: 'that is too long', request: send('ž'.repeat(1001)), fields: { message: 'too_long' }, invalid: true },
  { operation: 'sendChatMessage', status: 400, code: 'validation_failed', name: 'that is too long within white space', request: send(` ${'ž'.repeat(1001)} `), fields: { message: 'too_long' }, invalid: true },
  { operation: 'sendChatMessage', status: 400, code: 'validation_failed', name: 'that is no text', request: send(7), fields: { message: 'invalid' }, invalid: true },
  { operation: 'sendChatMessage', status: 400, code: 'validation_failed', name: 'with a key that is none', request: sendWithKey('"é"', 'Beru míč.'), fields: { 'Idempotency-Key': 'invalid' }, invalid: true },
  {
    operation: 'sendChatMessage', status: 400, code: 'validation_failed', name: 'with the key of another message', fields: { 'Idempotency-Key': 'invalid' },
    request: async (world) => {
      await world.call('sendChatMessage', sendWithKey(KEY, 'Beru míč.')(world));
      return sendWithKey(KEY, 'Beru pumpičku.')(world);
    },
  },
  {
    operation: 'sendChatMessage', status: 429, code: 'rate_limited', name: 'eleven times in ten seconds',
    request: async (world) => {
      for (let count = 0; count < 10; count += 1) await world.call('sendChatMessage', send('Haló?')(world));
      return send('Haló?')(world);
    },
  },
];
