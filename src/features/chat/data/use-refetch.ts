import { type Query, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mustWait } from '@/api/polling';
import { getGetMatchQueryKey } from '@/generated/match/match';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { listen } from '@/lib/browser/listen';
import { notificationsQuery } from './queries';
import { refetchNotification } from './unread';

/** Refetches a query, whose key is one path, when the window gets the focus, unless the server asked for a pause. */
export function useRefetchOnFocus([path]: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const onFocus = (): void => {
      const filters = { queryKey: [path], exact: true, predicate: ({ state }: Query) => !mustWait(state) };
      void client.refetchQueries(filters, { cancelRefetch: false });
    };
    return listen(window, ['focus'], onFocus);
  }, [client, path]);
}

/** Refetches the match when its chat has a new event such as "joined", because the match itself is polled only once a minute. */
export function useMatchRefetch(
  { id, updated_at }: Match,
  messages: readonly ChatMessage[] | undefined,
): void {
  const client = useQueryClient();
  const event = messages?.findLast(({ kind }) => kind === 'system');
  const lastEventId = useRef<number>(undefined);
  useEffect(() => {
    if (!messages) return;
    const previousEventId = lastEventId.current;
    lastEventId.current = event?.id ?? 0;
    if (!event || event.id === previousEventId) return;
    if (previousEventId === undefined && Date.parse(event.created_at) <= Date.parse(updated_at)) return;
    void client.invalidateQueries({ queryKey: getGetMatchQueryKey(id), exact: true });
  }, [client, event, id, messages, updated_at]);
}

/** In milliseconds; an open chat usually marks a message as read within this time. */
const refetchDelay = 3000;

/** Refetches the notification of the match when its unread count differs from that of the open chat for 3 s. */
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
    const timer = setTimeout(refetch, refetchDelay);
    return () => clearTimeout(timer);
  }, [client, matchId, notifiedCount, unreadCount]);
}
