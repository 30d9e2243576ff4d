import { addMessage } from '@mocks/db/chat';
import type { TestBackend } from '@mocks/node';
import { idOf } from './plan-matches.ts';

interface When {
  match_id?: number;
  /** How many minutes ago. */
  before?: number;
}

/** Somebody writes into a chat, that of the first match just now unless said otherwise; gives the id of the message. */
export const say = (
  { store }: TestBackend,
  username: string,
  message: string,
  { match_id = 1, before = 0 }: When = {},
): number =>
  store.mutate((state) => {
    const created_at = Date.now() - before * 60_000;
    return addMessage(state, { match_id, sender_id: idOf(state, username), message, created_at });
  }).id;
