import type { Failure } from '@/components/error-text';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';

/**
 * A message on its way: `waiting` for its turn, or for a signal; `sending`; `checking` when no answer came and the list has not been read since; `absent` when it
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
  readonly state: 'waiting' | 'sending' | 'checking' | 'absent' | 'failed';
  /** Whether it goes out by itself, as it was written, or lost, without a signal; otherwise somebody has to ask for it again. */
  readonly isQueued: boolean;
  /** How often it was sent so far, and how often of these in vain although there was a signal. */
  readonly tries: number;
  readonly failures: number;
  /** Its place among those that are pending: a clock may be set back between two of them. */
  readonly order: number;
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

/** With a message that is to be sent, at once or when there is a signal. */
export const withPending = (
  box: Outbox,
  message: Pick<PendingMessage, 'key' | 'text' | 'writtenAt' | 'afterId'>,
  isQueued = false,
): Outbox => {
  const order = (box.pending.at(-1)?.order ?? 0) + 1;
  const fresh = { state: 'waiting', failure: null, tries: 0, failures: 0 } as const;
  return { ...box, pending: [...box.pending, { ...message, ...fresh, isQueued, order }] };
};

/** With changes to a pending message; unchanged when it has gone meanwhile. */
export const withChange = (box: Outbox, key: string, change: Partial<PendingMessage>): Outbox => ({
  ...box,
  pending: box.pending.map((one) => (one.key === key ? { ...one, ...change } : one)),
});

/** With a pending message in another state; unchanged when it has gone meanwhile. */
export const withState = (
  box: Outbox,
  key: string,
  state: PendingMessage['state'],
  failure: Failure | null = null,
): Outbox => withChange(box, key, { state, failure });

/** On its way for the first time or once more. */
export const withSending = (box: Outbox, key: string): Outbox => {
  const tries = (box.pending.find((one) => one.key === key)?.tries ?? 0) + 1;
  return withChange(box, key, { state: 'sending', failure: null, tries });
};

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
 * written, and not the answer to another one. A refused message is in no list, nor is one that was never sent.
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
  for (const { key, text, afterId, state, tries } of box.pending) {
    if (state === 'failed' || tries === 0) continue;
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
 * absent, or goes out once more by itself. What is still being sent stays, because its answer is yet to come.
 */
export function settled(
  box: Outbox,
  messages: readonly ChatMessage[],
  lookedFor: ReadonlySet<string>,
): Outbox {
  const found = findDelivered(box, messages);
  const onTheWay = box.pending.filter(({ state }) => state === 'sending');
  let next = box;
  for (const { key, text, state, isQueued } of box.pending) {
    const id = found.get(key);
    // Two messages with the same words: only the answer to the one that is being sent tells which of them is in the list.
    if (onTheWay.some((one) => sameText(one.text, text))) continue;
    if (id !== undefined) next = withDelivered(next, key, id);
    else if (state === 'checking' && lookedFor.has(key))
      next = withState(next, key, isQueued ? 'waiting' : 'absent');
  }
  return next;
}

/** The message to send next; none while it is uncertain what has become of one that goes before it. */
export function nextToSend({ pending }: Outbox): PendingMessage | undefined {
  const next = pending.find(
    ({ state, isQueued }) => state === 'waiting' || (isQueued && state === 'checking'),
  );
  return next?.state === 'waiting' ? next : undefined;
}

/** The messages whose fate only the list can tell. */
export const uncertainKeys = (box: Outbox): ReadonlySet<string> =>
  new Set(box.pending.filter(({ state }) => state === 'checking').map(({ key }) => key));
