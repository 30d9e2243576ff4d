import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useAuthState } from '@/api/context';
import { changeAnswer } from '@/api/offline-cache/change-answer';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import type { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import { notificationQuery, notificationsQuery } from './queries';

function withoutMatch({ total_unread, results }: ChatNotifications, matchId: number): ChatNotifications {
  const removedCount = results.find(({ match_id }) => match_id === matchId)?.unread_count ?? 0;
  return {
    total_unread: Math.max(0, total_unread - removedCount),
    results: results.filter(({ match_id }) => match_id !== matchId),
  };
}

/** Replaces the notification of one match; the newest message comes first, as in the backend's answer. */
function withNotification(list: ChatNotifications, notification: ChatNotification): ChatNotifications {
  const { total_unread, results } = withoutMatch(list, notification.match_id);
  if (notification.unread_count === 0) return { total_unread, results };
  const getLastId = ({ last_message }: ChatNotification): number => last_message?.id ?? 0;
  return {
    total_unread: total_unread + notification.unread_count,
    results: [...results, notification].toSorted((a, b) => getLastId(b) - getLastId(a)),
  };
}

const patchNotifications = (
  client: QueryClient,
  patch: (list: ChatNotifications) => ChatNotifications,
): Promise<void> => changeAnswer(client, notificationsQuery().queryKey, patch);

export async function markReadInNotifications(client: QueryClient, matchId: number): Promise<void> {
  // An older answer would restore the unread count.
  await client.cancelQueries({ queryKey: notificationsQuery().queryKey });
  await patchNotifications(client, (list) => withoutMatch(list, matchId));
}

export async function refetchNotification(client: QueryClient, matchId: number): Promise<void> {
  const notification = await client.query(notificationQuery(matchId));
  await patchNotifications(client, (list) => withNotification(list, notification));
}

const noUnreadCounts: ReadonlyMap<number, number> = new Map();

const unreadCountsByMatch = ({ results }: ChatNotifications): ReadonlyMap<number, number> =>
  new Map(results.map(({ match_id, unread_count }) => [match_id, unread_count]));

/** Unread counts by match id, from the last poll; empty for guests. */
export function useUnreadByMatch(): ReadonlyMap<number, number> {
  const isSignedIn = useAuthState().status === 'authenticated';
  const { data } = useQuery({ ...notificationsQuery(), enabled: isSignedIn, select: unreadCountsByMatch });
  return data ?? noUnreadCounts;
}
