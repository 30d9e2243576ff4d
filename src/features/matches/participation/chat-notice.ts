import { sendChatMessage } from '@/generated/match/match';
import type { SendChatMessageHeaders } from '@/generated/schemas/sendChatMessageHeaders.zod';

/** The `Idempotency-Key` of each message, so that a second attempt to leave stores no second message. */
const keys = new Map<string, string>();

const createKey = (): string => `${String(Date.now())}-${Math.random().toString(36).slice(2)}`;

/** Tells the chat of the match that I do not come, or do after all; returns a function to call once that is so, after which the same text is a new message. */
export async function tellChat(matchId: number, message: string): Promise<() => void> {
  const name = `${String(matchId)} ${message}`;
  const key = keys.get(name) ?? createKey();
  keys.set(name, key);
  const headers = { 'Idempotency-Key': key } satisfies Partial<SendChatMessageHeaders>;
  await sendChatMessage(matchId, { message }, { headers });
  return () => void keys.delete(name);
}
