import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { changeAnswer } from '@/api/offline-cache/change-answer';
import { retryAfterMs } from '@/api/problem';
import { startWrite } from '@/api/write';
import { messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import { markReadInNotifications } from '@/features/chat/data/unread';
import { markChatRead } from '@/generated/match/match';
import { joinStops, listen } from '@/lib/browser/listen';

/** How long the newest message must be in view, in milliseconds. */
export const readingTime = 500;
/** The pauses after failures, in milliseconds. */
const firstPause = 5000;
const longestPause = 300_000;

/** Marks a chat as read once its newest message was in view for 500 ms: one request at a time, with retries. */
export function createReadMarker(markRead: () => Promise<unknown>, lastReadId: number) {
  let lastMarkedId = lastReadId;
  let visibleNewestId: number | null = null;
  let isMarking = false;
  let retryDelay = firstPause;
  /** The earliest time of the next request, in milliseconds since 1970. */
  let nextRequestTime = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleRequest(delay: number): void {
    clearTimeout(timer);
    if (visibleNewestId === null || visibleNewestId <= lastMarkedId || isMarking) return;
    timer = setTimeout(() => void markNow(), Math.max(delay, nextRequestTime - Date.now()));
  }

  async function markNow(): Promise<void> {
    const newestId = visibleNewestId;
    if (newestId === null) return;
    isMarking = true;
    try {
      await markRead();
      lastMarkedId = newestId;
      retryDelay = firstPause;
    } catch (error) {
      nextRequestTime = Date.now() + Math.max(retryDelay, retryAfterMs(error));
      retryDelay = Math.min(longestPause, retryDelay * 2);
    }
    isMarking = false;
    scheduleRequest(readingTime);
  }

  return {
    /** Expects the id of the chat's newest message; null while that message is not in view. */
    setNewestIdInView: (messageId: number | null): void => {
      if (messageId === visibleNewestId) return;
      visibleNewestId = messageId;
      scheduleRequest(readingTime);
    },
    stop: (): void => {
      visibleNewestId = null;
      clearTimeout(timer);
    },
  };
}

const subscribeToAttention = (listener: () => void) =>
  joinStops(listen(document, ['visibilitychange'], listener), listen(window, ['focus', 'blur'], listener));

/** Whether the person is looking at this page: the tab is visible and the window has the focus. */
const useHasAttention = (): boolean =>
  useSyncExternalStore(
    subscribeToAttention,
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false,
  );

interface MarkReadOptions {
  /** Must not change while the component is mounted. */
  matchId: number;
  newestId: number;
  lastReadId: number;
  isNewestInView: boolean;
}

/** Marks the chat as read while its newest message is in view and the window has the focus, and removes the chat from the notifications. */
export function useMarkRead({ matchId, newestId, lastReadId, isNewestInView }: MarkReadOptions): void {
  const client = useQueryClient();
  const hasAttention = useHasAttention();
  const [{ setNewestIdInView, stop }] = useState(() =>
    createReadMarker(async () => {
      const mutationFn = () => markChatRead(matchId);
      const summary = await startWrite(client, ['markChatRead', matchId], { mutationFn }, undefined);
      if (!summary) throw new Error('This chat is being marked already');
      const { last_read_message_id } = summary;
      client.setQueryData(summaryQuery(matchId).queryKey, summary);
      void changeAnswer(client, messagesQuery(matchId).queryKey, (chat) => ({
        ...chat,
        last_read_message_id,
      }));
      await markReadInNotifications(client, matchId);
    }, lastReadId),
  );
  useEffect(() => stop, [stop]);
  useEffect(() => {
    setNewestIdInView(hasAttention && isNewestInView ? newestId : null);
  }, [hasAttention, isNewestInView, newestId, setNewestIdInView]);
}
