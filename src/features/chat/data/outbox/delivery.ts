import { browserLocks, webLock } from '@/api/browser/platform';
import { changeAnswer } from '@/api/offline-cache/change-answer';
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
import { createBackoff } from '@/api/session/backoff';
import { isRefreshFailure } from '@/api/session/token-refresh';
import { deviceStorage, userKey } from '@/api/storage';
import { withMessage } from '@/features/chat/data/messages';
import { messagesQuery, readWholeChat } from '@/features/chat/data/queries';
import { sendChatMessage } from '@/generated/match/match';
import type { SendChatMessageHeaders } from '@/generated/schemas/sendChatMessageHeaders.zod';
import { registerSync } from '@/lib/browser/background-sync';
import { isOffline } from '@/lib/browser/browser';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import { retryRequested } from '@/lib/state/retry';
import { hasMessagesToSend, findNextToSend, type Outbox, type PendingMessage } from './outbox';
import { reconcile, withChange, withoutDelivered, withInterruptedSends, withSending } from './outbox-changes';
import { type OutboxApi, outboxStoreOf, type OutboxStore } from './outbox-store';

/** In milliseconds; each pause is four times as long as the previous pause. */
const firstPause = 1000;
const longestPause = 120_000;
/** Pauses of this many milliseconds or more are shown to the person. */
const noticeablePause = 20_000;

/** The backoff after failed attempts to send pending messages; it is removed with the session. */
export const deliveryBackoff = createBackoff({
  storage: deviceStorage(),
  key: userKey('chat-backoff'),
  now: () => Date.now(),
  // The random part keeps devices from retrying at the same moment.
  getPauseMs: (failureCount) =>
    Math.min(longestPause, firstPause * 4 ** (failureCount - 1)) * (1 + Math.random() / 4),
});

/** The time of the next attempt in milliseconds since 1970; 0 when the pause is too short to show. */
export function getNoticeablePauseEnd(): number {
  const pause = deliveryBackoff.getPause();
  return pause && pause.until - pause.from >= noticeablePause ? pause.until : 0;
}

/** Whether the message was certainly not stored, and should be retried later. */
const isRetryable = (error: unknown): boolean =>
  isRefreshFailure(error) ||
  [RefreshLimitError, ChunkLoadError].some((Type) => error instanceof Type) ||
  isUnauthorized(error) ||
  (isProblem(error) && error.status === 429);

const isRefusal = (error: unknown): boolean => isProblem(error) && error.status < 500 && !isRetryable(error);

/** Returns a function that sends all pending messages one after another, and retries later those that failed. */
function createDelivery(api: OutboxApi): () => void {
  const { queryClient: client } = api;
  let currentRun: Promise<void> | null = null;
  let isRunRequested = false;
  let runTimer: ReturnType<typeof setTimeout> | undefined;
  let failures: unknown[] = [];

  /** Reads the chat to find out whether messages with an unknown outcome were stored; resolves with false when reading failed. */
  async function reconcileWithList(store: OutboxStore, matchId: number): Promise<boolean> {
    const checkedMessage = store.getOutbox(matchId).find(({ state }) => state === 'checking');
    if (!checkedMessage) return true;
    const query = messagesQuery(matchId);
    try {
      // An earlier request may have been answered before the message was sent.
      void client.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true });
      const chat = await client.query({ ...query, staleTime: 0, retry: false });
      const isInPage =
        chat.earlierCount === undefined || (chat.results[0]?.id ?? 0) <= checkedMessage.afterId;
      const { results } = isInPage ? chat : await readWholeChat(client, matchId);
      let arrivedCount = 0;
      await store.patch(matchId, (box) => {
        const remainingBox = reconcile(box, results);
        arrivedCount = box.length - remainingBox.length;
        return remainingBox;
      });
      if (arrivedCount > 0) store.announceSent(arrivedCount);
      return true;
    } catch (error) {
      if (!isForbiddenOrMissing(error)) {
        failures.push(error);
        return false;
      }
      // A person who may not read may not write either: the next attempt to send returns the reason, or the stored message.
      await store.patch(matchId, (box) => reconcile(box, []));
      return true;
    }
  }

  function withFailure(box: Outbox, { key, wasSent }: PendingMessage, error: unknown): Outbox {
    // An attempt that did not reach the backend: an earlier one may have.
    if (isRetryable(error)) return withChange(box, key, { state: 'waiting', wasSent });
    const failure = isRefusal(error) ? describeError(error) : null;
    return withChange(box, key, failure ? { state: 'failed', failure } : { state: 'checking' });
  }

  /** Sends one message; resolves with true when the next message can be sent at once. */
  async function send(store: OutboxStore, matchId: number, message: PendingMessage): Promise<boolean> {
    const { key, text } = message;
    const isPending = (): boolean => store.getOutbox(matchId).some((item) => item.key === key);
    const boxWhileSending = await store.patch(matchId, (box) => withSending(box, key));
    // The message was taken back meanwhile, or the session has ended.
    if (boxWhileSending.find((item) => item.key === key)?.state !== 'sending') return !isPending();
    try {
      // The key makes the backend store a message once, even when it is sent again.
      const headers = { 'Idempotency-Key': key } satisfies Partial<SendChatMessageHeaders>;
      const answer = await sendChatMessage(matchId, { message: text }, { headers });
      void changeAnswer(client, messagesQuery(matchId).queryKey, (chat) => withMessage(chat, answer));
      await store.patch(matchId, (box) => withoutDelivered(box, key, answer.id));
      store.announceSent(1);
      deliveryBackoff.reset();
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      await store.patch(matchId, (box) => withFailure(box, message, error));
      if (isRefusal(error)) return true;
      failures.push(error);
      if (isOffline() || retryAfterMs(error) > 0) return false;
      // Reading the chat needs no pause; only sending again does.
      return (await reconcileWithList(store, matchId)) && !isPending();
    }
  }

  async function deliverChat(store: OutboxStore, matchId: number): Promise<void> {
    // Only this tab sends now, so a message that is still marked as sending was interrupted.
    await store.patch(matchId, withInterruptedSends);
    for (;;) {
      if (isOffline() || !(await reconcileWithList(store, matchId))) return;
      const nextMessage = findNextToSend(store.getOutbox(matchId));
      if (!nextMessage || !(await send(store, matchId, nextMessage))) return;
    }
  }

  function deliverAll(): Promise<void> {
    isRunRequested = false;
    // Without Web Locks two tabs may send the same message; its key prevents a second copy.
    const withLock = webLock(browserLocks(), 'chat_outbox', Infinity, 0);
    return withLock(async () => {
      failures = [];
      const store = outboxStoreOf(api);
      const boxes = await store.read();
      // Another tab may have failed while this tab waited for the lock.
      if (deliveryBackoff.getPause()) return;
      for (const [matchId, box] of Object.entries(boxes)) {
        if (hasMessagesToSend(box) && !isOffline()) await deliverChat(store, Number(matchId));
        if (failures.some(isUnanswered)) break;
      }
      // Without a connection the server was not asked, so no backoff is needed.
      if (failures.length === 0 || isOffline()) return;
      deliveryBackoff.countFailure();
      deliveryBackoff.extendPause(Math.max(...failures.map(retryAfterMs)));
    });
  }

  function run(): void {
    clearTimeout(runTimer);
    runTimer = undefined;
    isRunRequested = true;
    currentRun ??= deliverAll().finally(() => {
      currentRun = null;
      if (isRunRequested) return run();
      if (!Object.values(outboxStoreOf(api).getOutboxes()).some(hasMessagesToSend)) return;
      // With a connection, background sync would fire at once, again and again.
      if (isOffline()) return void registerSync();
      runTimer = setTimeout(run, Math.max(0, (deliveryBackoff.getPause()?.until ?? 0) - Date.now()));
    });
  }

  return run;
}

const runByApi = new WeakMap<OutboxApi, () => void>();

/** Sends pending messages in order. Only one tab sends at a time, and idempotency keys prevent copies (decision 025). Further calls of `deliver` do not shorten the backoff after a failure. */
export function deliver(api: OutboxApi): void {
  const run = runByApi.get(api) ?? createDelivery(api);
  runByApi.set(api, run);
  run();
}

/** Sends pending messages at the person's request, without the backoff after a failure. */
export function deliverNow(api: OutboxApi): void {
  deliveryBackoff.endPause();
  retryRequested.emit();
  deliver(api);
}
