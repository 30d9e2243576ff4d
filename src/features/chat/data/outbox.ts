import type { Failure } from '@/components/error-text';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { PendingMessage } from './pending-message';
import { messagesAfter } from './messages';

/** The pending messages of a chat, in the order in which they were written, which is that in which they are sent. */
export type Outbox = readonly PendingMessage[];

export const emptyOutbox: Outbox = [];

export type Outboxes = Readonly<Record<number, Outbox>>;

export type NewMessage = Pick<PendingMessage, 'key' | 'text' | 'writtenAt' | 'afterId' | 'keptIn'>;

/** With a message that is to be sent, after those that wait; unchanged when it is there already. */
export function withPending(box: Outbox, message: NewMessage): Outbox {
  if (box.some(({ key }) => key === message.key)) return box;
  const last = box.at(-1);
  const order = (last?.order ?? 0) + 1;
  const afterId = Math.max(message.afterId, last?.afterId ?? 0);
  const fresh = { state: 'waiting', failure: null, tries: 0, wasSent: false } as const;
  return [...box, { ...message, ...fresh, order, afterId }];
}

/** With changes to a pending message; unchanged when it has gone meanwhile. */
function withChange(box: Outbox, key: string, change: Partial<PendingMessage>): Outbox {
  const before = box.find((one) => one.key === key);
  if (!before) return box;
  return box.map((one) => (one === before ? { ...one, ...change } : one));
}

/** On its way for the first time or once more; unchanged unless it waits. */
export function withSending(box: Outbox, key: string): Outbox {
  const before = box.find((one) => one.key === key);
  if (before?.state !== 'waiting') return box;
  return withChange(box, key, { state: 'sending', tries: before.tries + 1, wasSent: true });
}

export const withUnknownOutcome = (box: Outbox, key: string): Outbox =>
  withChange(box, key, { state: 'checking' });

/** It did not get to the backend, or was sent back to come later. @param wasSent whether an earlier attempt may have arrived */
export const withDelay = (box: Outbox, key: string, wasSent: boolean): Outbox =>
  withChange(box, key, { state: 'waiting', wasSent });

export const withRefusal = (box: Outbox, key: string, failure: Failure): Outbox =>
  withChange(box, key, { state: 'failed', failure });

/** Its author knows of each refusal from now on. */
export const withRefusalsAnnounced = (box: Outbox): Outbox =>
  box.map((one) => (isUnannounced(one) ? { ...one, isTold: true } : one));

/** For when the sending tab is gone: the outcome of its pending messages is uncertain. */
export const withInterruptedSends = (box: Outbox): Outbox =>
  // The same box where nothing changes: it is not written down anew.
  box.some(({ state }) => state === 'sending')
    ? box.map((one) => (one.state === 'sending' ? { ...one, state: 'checking' } : one))
    : box;

export const withoutPending = (box: Outbox, key: string): Outbox => box.filter((one) => one.key !== key);

/** Without a pending message that has become the message of that id; those after it become newer ones. */
export const withDelivered = (box: Outbox, key: string, id: number): Outbox =>
  withoutPending(box, key).map((one) => (one.afterId < id ? { ...one, afterId: id } : one));

/** The text as the backend keeps it. */
const isSameText = (one: string, other: string): boolean => one.trim() === other.trim();

/** The pending messages that are in the list already, by key: mine, of the same words, newer than what was known when they were written. */
function findDelivered(box: Outbox, messages: readonly ChatMessage[]): Map<string, number> {
  const found = new Map<string, number>();
  let newest = 0;
  for (const { key, text, afterId, state, wasSent } of box) {
    if (state === 'failed' || !wasSent) continue;
    newest = Math.max(newest, afterId);
    const match = messagesAfter(newest, messages).find((one) => one.is_mine && isSameText(one.message, text));
    if (!match) continue;
    newest = match.id;
    found.set(key, newest);
  }
  return found;
}

/** The pending messages that are not in the list yet; they are shown below it. */
export function unlistedMessages(box: Outbox, messages: readonly ChatMessage[]): readonly PendingMessage[] {
  const found = findDelivered(box, messages);
  return found.size === 0 ? box : box.filter(({ key }) => !found.has(key));
}

/** For a list that was read after everything here was sent: what is in it is delivered, an uncertain message that is not goes out again. */
export function reconcile(box: Outbox, messages: readonly ChatMessage[]): Outbox {
  const found = findDelivered(box, messages);
  let next = box;
  for (const { key, state } of box) {
    const id = found.get(key);
    if (id !== undefined) next = withDelivered(next, key, id);
    else if (state === 'checking') next = withChange(next, key, { state: 'waiting' });
  }
  return next;
}

export const isRefused = ({ state }: PendingMessage): boolean => state === 'failed';

export const isUnannounced = (message: PendingMessage): boolean =>
  isRefused(message) && message.isTold !== true;

export const isBeingSaved = ({ keptIn }: PendingMessage): boolean => keptIn === null;

/** The message to send next; none while the outcome of an earlier one is uncertain. */
export function nextToSend(box: Outbox): PendingMessage | undefined {
  const next = box.find((one) => !isRefused(one));
  return next?.state === 'waiting' && !isBeingSaved(next) ? next : undefined;
}

/** Whether a message, or one that it waits for, failed and is retried automatically. */
export const isRetrying = ({ state, tries }: PendingMessage): boolean =>
  state === 'checking' || (state === 'waiting' && tries > 0) || (state === 'sending' && tries > 1);

export const hasMessagesToSend = (box: Outbox): boolean => box.some((one) => !isRefused(one));

/** Whether it is known not to have arrived, so that its words can be written otherwise. */
export const canEdit = ({ state }: PendingMessage): boolean => state === 'waiting' || state === 'failed';

/** Whether it can be given up, at the risk that it has arrived: not while it is sent for the first time. */
export const canDiscard = (message: PendingMessage): boolean =>
  message.state !== 'sending' || isRetrying(message);
