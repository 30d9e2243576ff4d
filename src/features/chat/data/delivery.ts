import type { QueryClient } from '@tanstack/react-query';
import { describeError } from '@/api/describe-error';
import { browserLocks, webLock } from '@/api/platform';
import { isCancelled, isProblem, isUncertain, RefreshLimitError } from '@/api/problem';
import { isRenewalFailure } from '@/api/renewal';
import { sendChatMessage } from '@/generated/match/match';
import type { SendChatMessageHeaders } from '@/generated/schemas/sendChatMessageHeaders.zod';
import { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/network';
import { withMessage } from './merge';
import {
  nextToSend,
  type Outbox,
  type PendingMessage,
  withChange,
  withDelivered,
  withSending,
  withState,
} from './outbox';
import { lookAtOutbox, patchOutbox } from './outbox-store';
import { messagesQuery } from './queries';
import { matchesWithPending } from './waiting';

const lockName = 'chat_outbox';
/** Milliseconds until what could not go out although there seems to be a signal is tried again, doubled up to a minute. */
const firstPause = 5000;
const longestPause = 60_000;
/** So often a message is sent in vain by itself; after that somebody has to ask for it. */
const mostFailures = 5;

/** By its key the backend knows a message that it has: one that is sent again, by us or by the browser, is kept once. */
const headersOf = ({ key }: PendingMessage) =>
  ({ 'Idempotency-Key': key }) satisfies Partial<SendChatMessageHeaders>;

/** Alone among all tabs, where the browser has locks; where it has none, the backend finds out by the key. */
const alone = (action: () => Promise<void>): Promise<void> =>
  webLock(browserLocks(), lockName, Infinity)(action);

/** Has the call not even been sent, for want of a token or of what checks its answer? */
const isUnsent = (error: unknown): boolean =>
  isRenewalFailure(error) || error instanceof RefreshLimitError || error instanceof ChunkLoadError;

interface Delivery {
  /** Sends what waits, now; what waits for a signal only when there may be one. */
  readonly run: () => void;
}

/** Sends what waits in the chats, one message after another, until nothing does or there is no signal. */
function createDelivery(client: QueryClient): Delivery {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const patch = (matchId: number, change: (box: Outbox) => Outbox): void =>
    patchOutbox(client, matchId, change);

  /** Reads the list, which settles what is uncertain. */
  const look = async (matchId: number): Promise<void> => {
    await client.query({ ...messagesQuery(matchId), staleTime: 0 }).catch(() => undefined);
  };

  /** How a message stands after a failure. */
  function failed(matchId: number, pending: PendingMessage, error: unknown): void {
    const { key, tries } = pending;
    const failures = pending.failures + (isOffline() ? 0 : 1);
    const isQueued = (pending.isQueued || isOffline()) && failures < mostFailures;
    if (isQueued && (isUnsent(error) || isProblem(error, 'rate_limited')))
      patch(matchId, (box) => withChange(box, key, { state: 'waiting', isQueued, tries, failures }));
    else if (isUncertain(error) && !isUnsent(error))
      patch(matchId, (box) => withChange(box, key, { state: 'checking', isQueued, failures }));
    else patch(matchId, (box) => withState(box, key, 'failed', describeError(error)));
  }

  /** Sends one message; gives whether the next one may follow. */
  async function sendOne(matchId: number, pending: PendingMessage): Promise<boolean> {
    patch(matchId, (box) => withSending(box, pending.key));
    try {
      const message = await sendChatMessage(
        matchId,
        { message: pending.text },
        { headers: headersOf(pending) },
      );
      client.setQueryData(messagesQuery(matchId).queryKey, (chat) => chat && withMessage(chat, message));
      patch(matchId, (box) => withDelivered(box, pending.key, message.id));
      pause = firstPause;
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      failed(matchId, pending, error);
      const after = lookAtOutbox(client, matchId).pending.find(({ key }) => key === pending.key);
      if (after?.state === 'checking' && !isOffline()) await look(matchId);
      return after?.state !== 'waiting';
    }
  }

  async function deliverTo(matchId: number): Promise<void> {
    // Whoever was sending it is gone: this tab alone may send.
    const lost = lookAtOutbox(client, matchId).pending.filter(({ state }) => state === 'sending');
    for (const { key } of lost) patch(matchId, (box) => withState(box, key, 'checking'));
    const isUncertainNow = lookAtOutbox(client, matchId).pending.some(({ state }) => state === 'checking');
    if (isUncertainNow && !isOffline()) await look(matchId);
    for (;;) {
      const box = lookAtOutbox(client, matchId);
      const next = nextToSend(box);
      if (!next) return;
      if (isOffline()) {
        for (const { key, state } of box.pending)
          if (state === 'waiting') patch(matchId, (present) => withChange(present, key, { isQueued: true }));
        return;
      }
      if (!(await sendOne(matchId, next))) return;
    }
  }

  const isLeft = (): boolean =>
    matchesWithPending().some((matchId) =>
      lookAtOutbox(client, matchId).pending.some(({ isQueued, state }) => isQueued && state !== 'failed'),
    );

  async function deliverAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await alone(async () => {
        for (const matchId of matchesWithPending()) await deliverTo(matchId);
      });
    } while (isAskedAgain);
  }

  function run(): void {
    clearTimeout(timer);
    isAskedAgain = true;
    running ??= deliverAll().finally(() => {
      running = null;
      if (isAskedAgain) return run();
      // A line that is there and carries nothing tells nobody when it does.
      if (isOffline() || document.hidden || !isLeft()) return;
      timer = setTimeout(run, pause);
      pause = Math.min(longestPause, pause * 2);
    });
  }

  return { run };
}

const deliveries = new WeakMap<QueryClient, Delivery>();

/**
 * Sends what waits in the chats: in order, by one tab at a time, each message exactly once by its key (decision 025).
 * What comes of it stands in the outbox.
 */
export function deliver(client: QueryClient): void {
  const delivery = deliveries.get(client) ?? createDelivery(client);
  deliveries.set(client, delivery);
  delivery.run();
}
