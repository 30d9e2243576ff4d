import { useQueries, useQuery } from '@tanstack/react-query';
import { notificationsQuery, summaryQuery } from '@/features/chat/data/queries';
import { canReadChat } from '@/features/chat/data/takes-part';
import type { Match } from '@/generated/schemas/match.zod';
import type { PreviewMessage } from '@/generated/schemas/previewMessage.zod';

export interface ChatListItem {
  matchId: number;
  title: string;
  match: Match | undefined;
  unread: number;
  /** What is shown of it; null where nobody has written, undefined where that is not known. */
  lastMessage: PreviewMessage | undefined;
}

const writtenAt = ({ lastMessage: last }: ChatListItem): number => (last ? Date.parse(last.created_at) : 0);

const startsAt = ({ match }: ChatListItem): number => (match ? Date.parse(match.starts_at) : 0);

/** The unread first, then by their last message, the newest first; those without one by when their match begins. */
const sortChats = (chats: readonly ChatListItem[]): ChatListItem[] =>
  chats.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      writtenAt(other) - writtenAt(one) ||
      startsAt(one) - startsAt(other),
  );

/** What was written last, looked at again on a return after so many milliseconds: what others write is told by the notifications. */
const summaryStaleTime = 30_000;

/** The chats of my matches: the unread ones from the notifications, the others from their summaries, one small call each. */
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
  // Their order would change under the finger while one after another comes.
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
    /** In the order of the screen; undefined until it is known what is unread. */
    chats: hasLoaded ? sortChats(chats) : undefined,
    /** How many more follow once their summaries have come. */
    loadingCount: hasLoaded && !hasSummaries ? readMatches.length : 0,
    query,
  };
}
