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

export const isRefused = ({ state }: PendingMessage): boolean => state === 'failed';

/** Whether nobody has refused the message for good: the answer had no code, as from a proxy or a framework. */
export const canSendAgain = ({ state, failure }: PendingMessage): boolean =>
  state === 'failed' && failure?.kind === 'problem' && (failure.code === null || failure.isInferred === true);

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
