import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getGetMatchQueryKey } from '@/generated/match/match';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { notificationsQuery } from './queries';
import { refetchNotification } from './unread';

/**
 * Keeps the match in step with what its open chat tells of it: who came, went or moved up stands in the chat within seconds,
 * and the match itself is looked at once a minute. An event that comes while the chat is open has it read anew; so does, when
 * the chat opens, one that is younger than what is known of the match.
 * @param messages all messages of the chat; undefined until they have been read
 */
export function useMatchInStep(
  { id, updated_at }: Match,
  messages: readonly ChatMessage[] | undefined,
): void {
  const client = useQueryClient();
  const event = messages?.findLast(({ kind }) => kind === 'system');
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (!messages) return;
    const before = told.current;
    told.current = event?.id ?? 0;
    if (!event || event.id === before) return;
    if (before === undefined && Date.parse(event.created_at) <= Date.parse(updated_at)) return;
    void client.invalidateQueries({ queryKey: getGetMatchQueryKey(id), exact: true });
  }, [client, event, id, messages, updated_at]);
}

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
