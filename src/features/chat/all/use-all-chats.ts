import { useQueries, useQuery } from '@tanstack/react-query';
import { canReadChat, notificationsQuery, summaryQuery } from '@/features/chat/data/queries';
import type { Match } from '@/generated/schemas/match.zod';
import type { PreviewMessage } from '@/generated/schemas/previewMessage.zod';

export interface ChatListItem {
  matchId: number;
  title: string;
  match: Match | undefined;
  unread: number;
  lastMessage: PreviewMessage | undefined;
}

const writtenAt = ({ lastMessage: last }: ChatListItem): number => (last ? Date.parse(last.created_at) : 0);

const startsAt = ({ match }: ChatListItem): number => (match ? Date.parse(match.starts_at) : 0);

/** Unread chats come first, then those with the newest message; chats without a message are sorted by the start of the match. */
const sortChats = (chats: readonly ChatListItem[]): ChatListItem[] =>
  chats.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      writtenAt(other) - writtenAt(one) ||
      startsAt(one) - startsAt(other),
  );

/** In milliseconds; it may be long because the notifications report new messages. */
const summaryStaleTime = 30_000;

/** Reads the chats of my matches: unread ones from the notifications, each other one from its own summary request. */
export function useAllChats(matches: readonly Match[] | undefined, isKnown: boolean) {
  const query = useQuery({ ...notificationsQuery(), enabled: isKnown });
  const unread = query.data?.results ?? [];
  const myMatches = (query.data && matches?.filter(canReadChat)) ?? [];
  const readMatches = myMatches.filter(({ id }) => !unread.some(({ match_id }) => match_id === id));
  const summaries = useQueries({
    queries: readMatches.map(({ id }) => ({
      ...summaryQuery(id),
      refetchInterval: false as const,
      staleTime: summaryStaleTime,
    })),
  });
  const hasLoaded = query.data !== undefined && matches !== undefined;
  // The list waits for all summaries, so that rows do not move while somebody taps one.
  const hasSummaries = summaries.every(({ isPending }) => !isPending);
  const chats = [
    ...unread.map(({ match_id, match_title, unread_count, last_message }) => ({
      matchId: match_id,
      title: match_title,
      match: myMatches.find(({ id }) => id === match_id),
      unread: unread_count,
      lastMessage: last_message,
    })),
    ...(hasSummaries ? readMatches : []).map((match, index) => ({
      matchId: match.id,
      title: match.title,
      match,
      unread: 0,
      lastMessage: summaries[index]?.data?.last_message,
    })),
  ];
  return {
    /** Sorted; undefined while matches or notifications load. */
    chats: hasLoaded ? sortChats(chats) : undefined,
    /** The number of chats whose summaries are loading. */
    loadingCount: hasLoaded && !hasSummaries ? readMatches.length : 0,
    query,
  };
}
