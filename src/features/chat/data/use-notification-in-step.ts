import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery } from './notification-queries';
import { refetchNotification } from './unread';

/** Milliseconds that something stays unread before the bell counts it: an open chat marks it as read sooner. */
const patience = 3000;

/**
 * Keeps the bell's count for an open chat equal to the chat's own, which is polled six times as often. When the two differ for
 * a while, as after joining or while nobody reads new messages, the notification of this one match is fetched.
 * @param unreadCount the count of the chat's summary; undefined before its first answer
 */
export function useNotificationInStep(matchId: number, unreadCount: number | undefined): void {
  const client = useQueryClient();
  const { data: told } = useQuery({
    ...notificationsQuery(),
    select: ({ results }) => results.find(({ match_id }) => match_id === matchId)?.unread_count ?? 0,
  });
  useEffect(() => {
    if (told === undefined || unreadCount === undefined || told === unreadCount) return undefined;
    // After a failure the next poll of all notifications corrects the count.
    const refetch = (): void => void refetchNotification(client, matchId).catch(() => undefined);
    const timer = setTimeout(refetch, patience);
    return () => clearTimeout(timer);
  }, [client, matchId, told, unreadCount]);
}
