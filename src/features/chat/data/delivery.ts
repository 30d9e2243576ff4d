import type { Api } from '@/api/client';
import {
  describeError,
  isCancelled,
  isProblem,
  isForbiddenOrMissing,
  isUnanswered,
  isUnauthorized,
  RefreshLimitError,
  retryAfterMs,
} from '@/api/problem';
import { browserLocks, webLock } from '@/api/platform';
import { isRefreshFailure } from '@/api/token-refresh';
import { sendChatMessage } from '@/generated/match/match';
import type { SendChatMessageHeaders } from '@/generated/schemas/sendChatMessageHeaders.zod';
import { registerSync } from '@/lib/background-sync';
import { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/browser';
import { triedAgain } from '@/lib/try-again';
import { deliveryBackoff } from './delivery-backoff';
import { withMessage } from './messages';
import { messagesQuery } from './queries';
import {
  isUnderWay,
  nextToSend,
  type Outbox,
  settled,
  withDelay,
  withDelivered,
  withNobodySending,
  withRefusal,
  withSending,
  withUncertain,
} from './outbox';
import { outboxOf, type OutboxStore } from './outbox-store';
import type { PendingMessage } from './pending-message';

const lockName = 'chat_outbox';

type DeliveryApi = Pick<Api<unknown>, 'owner' | 'queryClient'>;

/** Is it known not to have arrived, and may it arrive later: no token, no code that checks the answer, too many at once? */
const isDelayed = (error: unknown): boolean =>
  isRefreshFailure(error) ||
  error instanceof RefreshLimitError ||
  error instanceof ChunkLoadError ||
  isUnauthorized(error) ||
  (isProblem(error) && error.status === 429);

const isRefused = (error: unknown): boolean => isProblem(error) && error.status < 500 && !isDelayed(error);

/** Sends what waits in the chats, one message after another, for as long as nobody has answered yes or no. */
function createDelivery(api: DeliveryApi): () => void {
  const { queryClient: client } = api;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Why the present run could not send messages, or learn what has become of them. */
  let failures: unknown[] = [];

  /** Reads the list, which tells what has become of uncertain messages; gives whether it did. */
  async function settle(store: OutboxStore, matchId: number): Promise<boolean> {
    if (!store.box(matchId).some(({ state }) => state === 'checking')) return true;
    const query = messagesQuery(matchId);
    try {
      // A reading that began before may not know of what was sent since.
      void client.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true });
      const { results } = await client.query({ ...query, staleTime: 0, retry: false });
      let arrived = 0;
      await store.patch(matchId, (present) => {
        const next = settled(present, results);
        arrived = present.length - next.length;
        return next;
      });
      if (arrived > 0) store.tellSent(arrived);
      return true;
    } catch (error) {
      if (!isForbiddenOrMissing(error)) {
        failures.push(error);
        return false;
      }
      // Who may not read may not write: sending it again brings the reason, or the lost answer.
      await store.patch(matchId, (present) => settled(present, []));
      return true;
    }
  }

  function withFailure(box: Outbox, { key, wasSent }: PendingMessage, error: unknown): Outbox {
    if (isDelayed(error)) return withDelay(box, key, wasSent);
    return isRefused(error) ? withRefusal(box, key, describeError(error)) : withUncertain(box, key);
  }

  async function send(store: OutboxStore, matchId: number, message: PendingMessage): Promise<boolean> {
    const { key, text } = message;
    const isThere = (): boolean => store.box(matchId).some((one) => one.key === key);
    const begun = await store.patch(matchId, (box) => withSending(box, key));
    // Taken back meanwhile; or the session is over.
    if (begun.find((one) => one.key === key)?.state !== 'sending') return !isThere();
    try {
      // By the key the backend recognises a message that it has, so that one sent again, by us or by the browser, is stored once.
      const headers = { 'Idempotency-Key': key } satisfies Partial<SendChatMessageHeaders>;
      const sent = await sendChatMessage(matchId, { message: text }, { headers });
      client.setQueryData(messagesQuery(matchId).queryKey, (chat) => chat && withMessage(chat, sent));
      await store.patch(matchId, (box) => withDelivered(box, key, sent.id));
      store.tellSent(1);
      deliveryBackoff.reset();
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      await store.patch(matchId, (box) => withFailure(box, message, error));
      if (isRefused(error)) return true;
      failures.push(error);
      if (isOffline() || retryAfterMs(error) > 0) return false;
      // What the list tells is known at once; it is a repetition that waits.
      return (await settle(store, matchId)) && !isThere();
    }
  }

  async function deliverTo(store: OutboxStore, matchId: number): Promise<void> {
    // The tab that was sending it is gone: only this one sends now.
    await store.patch(matchId, withNobodySending);
    for (;;) {
      if (isOffline() || !(await settle(store, matchId))) return;
      const next = nextToSend(store.box(matchId));
      if (!next || !(await send(store, matchId, next))) return;
    }
  }

  function deliverAll(): Promise<void> {
    isAskedAgain = false;
    // One tab at a time, by a Web Lock. Where the browser has none, the key alone prevents a second copy.
    const alone = webLock(browserLocks(), lockName, Infinity);
    return alone(async () => {
      failures = [];
      const store = outboxOf(api);
      const boxes = await store.read();
      // Another tab may have failed while this one waited for the lock.
      if (deliveryBackoff.pause()) return;
      for (const [matchId, box] of Object.entries(boxes)) {
        if (isUnderWay(box) && !isOffline()) await deliverTo(store, Number(matchId));
        if (failures.some(isUnanswered)) break;
      }
      // Without a signal nothing was asked of the server.
      if (failures.length === 0 || isOffline()) return;
      deliveryBackoff.countFailure();
      deliveryBackoff.extendPause(Math.max(...failures.map(retryAfterMs)));
    });
  }

  function goOn(): void {
    clearTimeout(timer);
    timer = undefined;
    isAskedAgain = true;
    running ??= deliverAll().finally(() => {
      running = null;
      if (isAskedAgain) return goOn();
      if (!Object.values(outboxOf(api).current()).some(isUnderWay)) return;
      // With a signal the browser would wake this page at once, again and again.
      if (isOffline()) return void registerSync();
      timer = setTimeout(goOn, Math.max(0, (deliveryBackoff.pause()?.until ?? 0) - Date.now()));
    });
  }

  return goOn;
}

const deliveries = new WeakMap<object, ReturnType<typeof createDelivery>>();

/** Sends what waits in the chats: in order, by one tab at a time, each message once by its key (decision 025). After a failure it waits, however often this is called. */
export function deliver(api: DeliveryApi): void {
  const run = deliveries.get(api) ?? createDelivery(api);
  deliveries.set(api, run);
  run();
}

/** Sends what waits because the person asks for it, without the pause after a failure. */
export function deliverNow(api: DeliveryApi): void {
  deliveryBackoff.endPause();
  triedAgain.emit();
  deliver(api);
}
