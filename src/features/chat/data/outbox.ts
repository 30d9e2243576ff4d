import type { Failure } from '@/components/error-text';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';

/**
 * A message on its way: `sending`; `checking` when no answer came and the list has not been read since; `absent` when it
 * was read and the message is not in it; `failed` when the backend refused it.
 */
export interface PendingMessage {
  /** Its `Idempotency-Key`, the same for each attempt to send it. */
  readonly key: string;
  readonly text: string;
  /** ISO 8601, by this device's clock. */
  readonly writtenAt: string;
  /** The newest message that was known when it was written: what it becomes is newer. */
  readonly afterId: number;
  readonly state: 'sending' | 'checking' | 'absent' | 'failed';
  /** Why it was refused; null in the other states. */
  readonly failure: Failure | null;
}

/** What of a chat is on its way, in the order in which it was written. */
export interface Outbox {
  readonly pending: readonly PendingMessage[];
  /** Messages that pending ones have become: they answer for no other. Forgotten when nothing is pending. */
  readonly claimed: readonly number[];
}

export const emptyOutbox: Outbox = { pending: [], claimed: [] };

/** With a message that is about to be sent. */
export const withPending = (
  box: Outbox,
  message: Pick<PendingMessage, 'key' | 'text' | 'writtenAt' | 'afterId'>,
): Outbox => ({ ...box, pending: [...box.pending, { ...message, state: 'sending', failure: null }] });

/** With a pending message in another state; unchanged when it has gone meanwhile. */
export const withState = (
  box: Outbox,
  key: string,
  state: PendingMessage['state'],
  failure: Failure | null = null,
): Outbox => ({
  ...box,
  pending: box.pending.map((one) => (one.key === key ? { ...one, state, failure } : one)),
});

function without(box: Outbox, key: string, claimed: readonly number[]): Outbox {
  const pending = box.pending.filter((one) => one.key !== key);
  // With nothing pending the claimed ids are of no use: whatever is written next is newer.
  return { pending, claimed: pending.length === 0 ? [] : claimed };
}

/** Without a message that was given up. */
export const withoutPending = (box: Outbox, key: string): Outbox => without(box, key, box.claimed);

/** The pending message has become the message of that id. */
export const withDelivered = (box: Outbox, key: string, id: number): Outbox =>
  without(box, key, [...box.claimed, id]);

/** The text as the backend keeps it. */
const sameText = (one: string, other: string): boolean => one.trim() === other.trim();

/**
 * Which pending messages are in the list already, by key: mine, of the same words, newer than what was known when it was
 * written, and not the answer to another one. A refused message is in no list.
 */
function findDelivered(box: Outbox, messages: readonly ChatMessage[]): Map<string, number> {
  const found = new Map<string, number>();
  if (box.pending.length === 0) return found;
  const taken = new Set(box.claimed);
  const oldest = Math.min(...box.pending.map(({ afterId }) => afterId));
  const mine: ChatMessage[] = [];
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.id <= oldest) break;
    if (message.is_mine) mine.unshift(message);
  }
  for (const { key, text, afterId, state } of box.pending) {
    if (state === 'failed') continue;
    const match = mine.find(({ id, message }) => id > afterId && !taken.has(id) && sameText(message, text));
    if (!match) continue;
    taken.add(match.id);
    found.set(key, match.id);
  }
  return found;
}

/** The pending messages that are not in the list: what is shown below it. */
export function notYetListed(box: Outbox, messages: readonly ChatMessage[]): readonly PendingMessage[] {
  const found = findDelivered(box, messages);
  return found.size === 0 ? box.pending : box.pending.filter(({ key }) => !found.has(key));
}

/**
 * After the list was read: what is in it is delivered; what is not, and was being looked for when the reading began, is
 * absent. What is still being sent stays, because its answer is yet to come.
 */
export function settled(
  box: Outbox,
  messages: readonly ChatMessage[],
  lookedFor: ReadonlySet<string>,
): Outbox {
  const found = findDelivered(box, messages);
  const onTheWay = box.pending.filter(({ state }) => state === 'sending');
  let next = box;
  for (const { key, text, state } of box.pending) {
    const id = found.get(key);
    // Two messages with the same words: only the answer to the one that is being sent tells which of them is in the list.
    if (onTheWay.some((one) => sameText(one.text, text))) continue;
    if (id !== undefined) next = withDelivered(next, key, id);
    else if (state === 'checking' && lookedFor.has(key)) next = withState(next, key, 'absent');
  }
  return next;
}

/** The messages whose fate only the list can tell. */
export const uncertainKeys = (box: Outbox): ReadonlySet<string> =>
  new Set(box.pending.filter(({ state }) => state === 'checking').map(({ key }) => key));
