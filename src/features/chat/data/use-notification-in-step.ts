import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery } from './notification-queries';
import { refetchNotification } from './unread';

/** Milliseconds that something stays unread before the bell counts it: an open chat marks it as read sooner. */
const patience = 3000;

/**
 * Keeps what the bell says of an open chat in step with the chat, which is looked at six times as often: when the two differ for
 * a while, as after joining or while nobody reads what comes, this one match is asked for, and not all of them.
 * @param unreadCount what the chat's summary says; undefined before the first look
 */
export function useNotificationInStep(matchId: number, unreadCount: number | undefined): void {
  const client = useQueryClient();
  const { data: told } = useQuery({
    ...notificationsQuery(),
    select: ({ results }) => results.find(({ match_id }) => match_id === matchId)?.unread_count ?? 0,
  });
  useEffect(() => {
    if (told === undefined || unreadCount === undefined || told === unreadCount) return undefined;
    // What fails here is put right by the next look at all of them.
    const refetch = (): void => void refetchNotification(client, matchId).catch(() => undefined);
    const timer = setTimeout(refetch, patience);
    return () => clearTimeout(timer);
  }, [client, matchId, told, unreadCount]);
}
