import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useAuthState } from '@/api/context';
import { notificationsQuery } from './queries';
import type { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';

/** Without what was unread in a match. */
export function withoutMatch(
  { total_unread, results }: ChatNotifications,
  matchId: number,
): ChatNotifications {
  const read = results.find(({ match_id }) => match_id === matchId)?.unread_count ?? 0;
  return {
    total_unread: Math.max(0, total_unread - read),
    results: results.filter(({ match_id }) => match_id !== matchId),
  };
}

/** Takes a chat that has just been read out of the notifications. */
export async function readInNotifications(client: QueryClient, matchId: number): Promise<void> {
  const { queryKey } = notificationsQuery();
  // An answer that is on its way would bring it back.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (present) => present && withoutMatch(present, matchId));
}

const nothingUnread: ReadonlyMap<number, number> = new Map();

const byMatch = ({ results }: ChatNotifications): ReadonlyMap<number, number> =>
  new Map(results.map(({ match_id, unread_count }) => [match_id, unread_count]));

/** How much is unread by match id, as it was last looked at; nothing while nobody is signed in. */
export function useUnreadByMatch(): ReadonlyMap<number, number> {
  const isSignedIn = useAuthState().status === 'authenticated';
  const { data } = useQuery({ ...notificationsQuery(), enabled: isSignedIn, select: byMatch });
  return data ?? nothingUnread;
}
