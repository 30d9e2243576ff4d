import { addMessage } from '@mocks/db/chat';
import type { TestBackend } from '@mocks/node';
import { idOf } from './plan-matches.ts';

interface SayOptions {
  match_id?: number;
  /** The age of the message in minutes. */
  before?: number;
}

/** Stores a chat message of that account, by default in the first match and just now; returns the id of the message. */
export const say = (
  { store }: TestBackend,
  username: string,
  message: string,
  { match_id = 1, before = 0 }: SayOptions = {},
): number =>
  store.mutate((state) => {
    const created_at = Date.now() - before * 60_000;
    return addMessage(state, { match_id, sender_id: idOf(state, username), message, created_at });
  }).id;
