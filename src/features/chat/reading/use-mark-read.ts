import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import { readInNotifications } from '@/features/chat/data/unread';
import { markChatRead } from '@/generated/match/match';
import { createMarkRead, type MarkRead } from './mark-read';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}

/** Whether the person is looking at this page: the tab is visible and the window has the focus. */
const useAttention = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false,
  );

interface Reading {
  matchId: number;
  /** The newest message that is news to me. */
  newestId: number;
  /** How far I had read when the chat was opened. */
  lastReadId: number;
  /** Whether the end of the chat is in view. */
  isInView: boolean;
}

/** Marks the chat as read while the person really reads it, and takes it out of the notifications at once. */
export function useMarkRead({ matchId, newestId, lastReadId, isInView }: Reading): void {
  const client = useQueryClient();
  const hasAttention = useAttention();
  const reader = useRef<MarkRead | null>(null);
  const start = useRef(lastReadId);
  useEffect(() => {
    const mark = async (): Promise<void> => {
      const summary = await markChatRead(matchId);
      client.setQueryData(summaryQuery(matchId).queryKey, summary);
      const { last_read_message_id } = summary;
      client.setQueryData(
        messagesQuery(matchId).queryKey,
        (chat) => chat && { ...chat, last_read_message_id },
      );
      await readInNotifications(client, matchId);
    };
    const created = createMarkRead(mark, start.current);
    reader.current = created;
    return created.stop;
  }, [client, matchId]);
  useEffect(() => {
    reader.current?.update(hasAttention && isInView ? newestId : null);
  }, [hasAttention, isInView, newestId]);
}
