import { findMessagesAfter } from '@/features/chat/data/messages';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Failure } from '@/lib/failure';

export const messageStates = ['waiting', 'sending', 'checking', 'failed'] as const;

export interface PendingMessage {
  /** The `Idempotency-Key` of the message, the same for each attempt to send it. */
  readonly key: string;
  readonly text: string;
  /** ISO 8601, by the backend's clock. */
  readonly writtenAt: string;
  /** The id of an earlier message; the backend gives this message a greater id. */
  readonly afterId: number;
  /** `checking`: the outcome is unknown until the messages of the chat are loaded again. `failed`: the backend refused the message. */
  readonly state: (typeof messageStates)[number];
  readonly tries: number;
  /** Whether an attempt may have reached the backend. */
  readonly wasSent: boolean;
  /** The number of the message in the outbox, which only an open tab with an older version of the app uses. */
  readonly order: number;
  readonly failure: Failure | null;
  /** `device`: the message is in IndexedDB; `window`: only in the memory of this window; null: it is being saved. */
  readonly keptIn: 'device' | 'window' | null;
  /** Whether the refusal was announced; the name is kept, as devices store it. */
  readonly isTold?: true;
}

/** The pending messages of a chat in the order of writing, in which they are also sent. */
export type Outbox = readonly PendingMessage[];

export const emptyOutbox: Outbox = [];

/** The outboxes by match id. */
export type Outboxes = Readonly<Record<number, Outbox>>;

export type NewMessage = Pick<PendingMessage, 'key' | 'text' | 'writtenAt' | 'afterId' | 'keptIn'>;

/** Appends a message unless the outbox has it already. */
export function withPending(box: Outbox, message: NewMessage): Outbox {
  if (box.some(({ key }) => key === message.key)) return box;
  const lastMessage = box.at(-1);
  const order = (lastMessage?.order ?? 0) + 1;
  const afterId = Math.max(message.afterId, lastMessage?.afterId ?? 0);
  const initialFields = { state: 'waiting', failure: null, tries: 0, wasSent: false } as const;
  return [...box, { ...message, ...initialFields, order, afterId }];
}

function withChange(box: Outbox, key: string, change: Partial<PendingMessage>): Outbox {
  const message = box.find((item) => item.key === key);
  if (!message) return box;
  return box.map((item) => (item === message ? { ...item, ...change } : item));
}

/** Marks a waiting message as being sent; returns the same outbox when the message is not waiting. */
export function withSending(box: Outbox, key: string): Outbox {
  const tries = box.find((item) => item.key === key && item.state === 'waiting')?.tries;
  return tries === undefined
    ? box
    : withChange(box, key, { state: 'sending', tries: tries + 1, wasSent: true });
}

export const withUnknownOutcome = (box: Outbox, key: string): Outbox =>
  withChange(box, key, { state: 'checking' });

/** Lets a message wait after an attempt that did not reach the backend; `wasSent`: whether an earlier attempt may have reached it. */
export const withWaiting = (box: Outbox, key: string, wasSent: boolean): Outbox =>
  withChange(box, key, { state: 'waiting', wasSent });

export const withRefusal = (box: Outbox, key: string, failure: Failure): Outbox =>
  withChange(box, key, { state: 'failed', failure });

export const withRefusalsAnnounced = (box: Outbox): Outbox =>
  box.map((item) => (isUnannouncedRefusal(item) ? { ...item, isTold: true } : item));

/** Sets an unknown outcome for messages whose tab was closed while it sent them. */
export const withInterruptedSends = (box: Outbox): Outbox =>
  // An unchanged outbox is not saved again.
  box.some(({ state }) => state === 'sending')
    ? box.map((item) => (item.state === 'sending' ? { ...item, state: 'checking' } : item))
    : box;

export const withoutPending = (box: Outbox, key: string): Outbox => box.filter((item) => item.key !== key);

/** Removes a message that the backend stored with `id`; the remaining messages will get greater ids. */
export const withoutDelivered = (box: Outbox, key: string, id: number): Outbox =>
  withoutPending(box, key).map((item) => (item.afterId < id ? { ...item, afterId: id } : item));

/** Finds the pending messages that the chat has: messages of mine with the same text and an id greater than `afterId`. Returns the ids in the chat by key. */
function findDeliveredIds(box: Outbox, messages: readonly ChatMessage[]): Map<string, number> {
  const idsByKey = new Map<string, number>();
  let lastFoundId = 0;
  for (const { key, text, afterId, state, wasSent } of box) {
    if (state === 'failed' || !wasSent) continue;
    lastFoundId = Math.max(lastFoundId, afterId);
    const listedMessage = findMessagesAfter(lastFoundId, messages).find(
      // The backend trims texts.
      (item) => item.is_mine && item.message.trim() === text.trim(),
    );
    if (!listedMessage) continue;
    lastFoundId = listedMessage.id;
    idsByKey.set(key, lastFoundId);
  }
  return idsByKey;
}

export function findUnlistedMessages(box: Outbox, messages: readonly ChatMessage[]): Outbox {
  const idsByKey = findDeliveredIds(box, messages);
  return idsByKey.size === 0 ? box : box.filter(({ key }) => !idsByKey.has(key));
}

/** Removes the messages that the chat has; messages with an unknown outcome that the chat lacks will be sent again. `messages` must have been requested after the last attempt to send. */
export function reconcile(box: Outbox, messages: readonly ChatMessage[]): Outbox {
  const idsByKey = findDeliveredIds(box, messages);
  let reconciledBox = box;
  for (const { key, state } of box) {
    const id = idsByKey.get(key);
    if (id !== undefined) reconciledBox = withoutDelivered(reconciledBox, key, id);
    else if (state === 'checking') reconciledBox = withChange(reconciledBox, key, { state: 'waiting' });
  }
  return reconciledBox;
}

export const isRefused = ({ state }: PendingMessage): boolean => state === 'failed';

/** Whether nobody has refused the message for good: the answer had no code, as from a proxy or a framework. */
export const canSendAgain = ({ state, failure }: PendingMessage): boolean =>
  state === 'failed' && failure?.kind === 'problem' && (failure.code === null || failure.isInferred === true);

/** Lets a refused message wait again; another refusal is announced again. */
export const withSecondChance = (box: Outbox, key: string): Outbox =>
  box.map(({ isTold, ...item }) =>
    item.key === key && canSendAgain(item)
      ? { ...item, state: 'waiting', failure: null }
      : { ...item, ...(isTold && { isTold }) },
  );

export const isUnannouncedRefusal = (message: PendingMessage): boolean =>
  isRefused(message) && message.isTold !== true;

export const isBeingSaved = ({ keptIn }: PendingMessage): boolean => keptIn === null;

/** The message to send next; undefined while the outcome of an earlier message is unknown. */
export function findNextToSend(box: Outbox): PendingMessage | undefined {
  const message = box.find((item) => !isRefused(item));
  return message?.state === 'waiting' && !isBeingSaved(message) ? message : undefined;
}

/** Whether an attempt failed and another one follows by itself. */
export const isRetrying = ({ state, tries }: PendingMessage): boolean =>
  state === 'checking' || (state === 'waiting' && tries > 0) || (state === 'sending' && tries > 1);

export const hasMessagesToSend = (box: Outbox): boolean => box.some((item) => !isRefused(item));

/** Only a message that certainly did not arrive can be edited. */
export const canEdit = ({ state }: PendingMessage): boolean => state === 'waiting' || state === 'failed';

/** A message cannot be discarded during the first attempt to send it. Later the message can be discarded, although it may have arrived. */
export const canDiscard = (message: PendingMessage): boolean =>
  message.state !== 'sending' || isRetrying(message);
