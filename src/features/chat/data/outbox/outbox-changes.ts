import { findMessagesAfter } from '@/features/chat/data/messages';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import {
  canSendAgain,
  isUnannouncedRefusal,
  type NewMessage,
  type Outbox,
  type PendingMessage,
} from './outbox';

/** Appends a message unless the outbox has it already. */
export function withPending(box: Outbox, message: NewMessage): Outbox {
  if (box.some(({ key }) => key === message.key)) return box;
  const lastMessage = box.at(-1);
  const order = (lastMessage?.order ?? 0) + 1;
  const afterId = Math.max(message.afterId, lastMessage?.afterId ?? 0);
  const initialFields = { state: 'waiting', failure: null, tries: 0, wasSent: false } as const;
  return [...box, { ...message, ...initialFields, order, afterId }];
}

export function withChange(box: Outbox, key: string, change: Partial<PendingMessage>): Outbox {
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

/** Lets a refused message wait again; another refusal is announced again. */
export const withSecondChance = (box: Outbox, key: string): Outbox =>
  box.map(({ isTold, ...item }) =>
    item.key === key && canSendAgain(item)
      ? { ...item, state: 'waiting', failure: null }
      : { ...item, ...(isTold && { isTold }) },
  );
