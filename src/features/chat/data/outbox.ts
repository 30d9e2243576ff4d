import type { Failure } from '@/components/error-text';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { messagesAfter } from './messages';

export interface PendingMessage {
  /** Its `Idempotency-Key`, the same for each attempt to send it. */
  readonly key: string;
  readonly text: string;
  /** ISO 8601, by this device's clock. */
  readonly writtenAt: string;
  /** The message will get a greater id than this: the newest one when it was written, or that of an earlier pending message. */
  readonly afterId: number;
  /** `checking`: the outcome is unknown until the list is read. `failed`: the backend refused it. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'failed';
  /** The number of attempts to send it. */
  readonly tries: number;
  /** Whether an attempt may have reached the backend. */
  readonly wasSent: boolean;
  /** Its position in the outbox; `writtenAt` cannot order messages, because the clock may be set back. */
  readonly order: number;
  readonly failure: Failure | null;
  /** `device`: in the database; `window`: only in the memory of this window; null: it is being saved. */
  readonly keptIn: 'device' | 'window' | null;
  /** Whether the refusal was announced. */
  readonly isTold?: true;
}

/** The pending messages of a chat in the order of writing, in which they are also sent. */
export type Outbox = readonly PendingMessage[];

export const emptyOutbox: Outbox = [];

export type Outboxes = Readonly<Record<number, Outbox>>;

export type NewMessage = Pick<PendingMessage, 'key' | 'text' | 'writtenAt' | 'afterId' | 'keptIn'>;

/** Appends a message; unchanged when it is in the outbox already. */
export function withPending(box: Outbox, message: NewMessage): Outbox {
  if (box.some(({ key }) => key === message.key)) return box;
  const last = box.at(-1);
  const order = (last?.order ?? 0) + 1;
  const afterId = Math.max(message.afterId, last?.afterId ?? 0);
  const fresh = { state: 'waiting', failure: null, tries: 0, wasSent: false } as const;
  return [...box, { ...message, ...fresh, order, afterId }];
}

function withChange(box: Outbox, key: string, change: Partial<PendingMessage>): Outbox {
  const before = box.find((one) => one.key === key);
  if (!before) return box;
  return box.map((one) => (one === before ? { ...one, ...change } : one));
}

/** Marks a message as being sent; unchanged unless it is waiting. */
export function withSending(box: Outbox, key: string): Outbox {
  const tries = box.find((one) => one.key === key && one.state === 'waiting')?.tries;
  return tries === undefined
    ? box
    : withChange(box, key, { state: 'sending', tries: tries + 1, wasSent: true });
}

export const withUnknownOutcome = (box: Outbox, key: string): Outbox =>
  withChange(box, key, { state: 'checking' });

/** For a message that did not reach the backend; `wasSent` says whether an earlier attempt may have. */
export const withDelay = (box: Outbox, key: string, wasSent: boolean): Outbox =>
  withChange(box, key, { state: 'waiting', wasSent });

export const withRefusal = (box: Outbox, key: string, failure: Failure): Outbox =>
  withChange(box, key, { state: 'failed', failure });

export const withRefusalsAnnounced = (box: Outbox): Outbox =>
  box.map((one) => (isUnannounced(one) ? { ...one, isTold: true } : one));

/** For messages whose tab was closed while it sent them: their outcome is unknown. */
export const withInterruptedSends = (box: Outbox): Outbox =>
  // An unchanged outbox is not saved again.
  box.some(({ state }) => state === 'sending')
    ? box.map((one) => (one.state === 'sending' ? { ...one, state: 'checking' } : one))
    : box;

export const withoutPending = (box: Outbox, key: string): Outbox => box.filter((one) => one.key !== key);

/** Removes a message that was stored with that id; messages after it will get greater ids. */
export const withDelivered = (box: Outbox, key: string, id: number): Outbox =>
  withoutPending(box, key).map((one) => (one.afterId < id ? { ...one, afterId: id } : one));

/** The backend trims texts. */
const isSameText = (one: string, other: string): boolean => one.trim() === other.trim();

/** Finds pending messages in the list, by key: mine, with the same text, and newer than the list was when they were written. */
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

/** The pending messages that are not in the list yet. */
export function unlistedMessages(box: Outbox, messages: readonly ChatMessage[]): readonly PendingMessage[] {
  const found = findDelivered(box, messages);
  return found.size === 0 ? box : box.filter(({ key }) => !found.has(key));
}

/** Removes the messages that the list has, and lets those with an unknown outcome be sent again. The list must be newer than all attempts. */
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

/** The message to send next; undefined while the outcome of an earlier one is unknown. */
export function nextToSend(box: Outbox): PendingMessage | undefined {
  const next = box.find((one) => !isRefused(one));
  return next?.state === 'waiting' && !isBeingSaved(next) ? next : undefined;
}

/** Whether an attempt failed and another one follows by itself. */
export const isRetrying = ({ state, tries }: PendingMessage): boolean =>
  state === 'checking' || (state === 'waiting' && tries > 0) || (state === 'sending' && tries > 1);

export const hasMessagesToSend = (box: Outbox): boolean => box.some((one) => !isRefused(one));

/** Only a message that certainly did not arrive can be edited. */
export const canEdit = ({ state }: PendingMessage): boolean => state === 'waiting' || state === 'failed';

/** A message cannot be discarded during its first attempt; later it may have arrived nevertheless. */
export const canDiscard = (message: PendingMessage): boolean =>
  message.state !== 'sending' || isRetrying(message);
