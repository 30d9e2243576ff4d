import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getGetMatchQueryKey } from '@/generated/match/match';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { notificationsQuery } from './queries';
import { refetchNotification } from './unread';

/** Fetches the match anew when its open chat tells of who came, went or moved up: the match itself is polled once a minute. */
export function useMatchRefetch(
  { id, updated_at }: Match,
  messages: readonly ChatMessage[] | undefined,
): void {
  const client = useQueryClient();
  const event = messages?.findLast(({ kind }) => kind === 'system');
  const lastEventId = useRef<number>(undefined);
  useEffect(() => {
    if (!messages) return;
    const before = lastEventId.current;
    lastEventId.current = event?.id ?? 0;
    if (!event || event.id === before) return;
    if (before === undefined && Date.parse(event.created_at) <= Date.parse(updated_at)) return;
    void client.invalidateQueries({ queryKey: getGetMatchQueryKey(id), exact: true });
  }, [client, event, id, messages, updated_at]);
}

/** Milliseconds that something stays unread before the bell counts it: an open chat marks it as read sooner. */
const readingGrace = 3000;

/** Fetches the match's notification when its count differs for a while from that of the open chat, which is polled six times as often. */
export function useNotificationRefetch(matchId: number, unreadCount: number | undefined): void {
  const client = useQueryClient();
  const { data: notifiedCount } = useQuery({
    ...notificationsQuery(),
    select: ({ results }) => results.find(({ match_id }) => match_id === matchId)?.unread_count ?? 0,
  });
  useEffect(() => {
    if (notifiedCount === undefined || unreadCount === undefined || notifiedCount === unreadCount)
      return undefined;
    // After a failure the next poll of all notifications corrects the count.
    const refetch = (): void => void refetchNotification(client, matchId).catch(() => undefined);
    const timer = setTimeout(refetch, readingGrace);
    return () => clearTimeout(timer);
  }, [client, matchId, notifiedCount, unreadCount]);
}
