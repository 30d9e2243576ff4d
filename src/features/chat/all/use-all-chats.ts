import { useQueries, useQuery } from '@tanstack/react-query';
import { notificationsQuery, summaryQuery } from '@/features/chat/data/queries';
import { takesPart } from '@/features/chat/data/takes-part';
import type { Match } from '@/generated/schemas/match.zod';
import type { PreviewMessage } from '@/generated/schemas/previewMessage.zod';

export interface ChatOfMatch {
  matchId: number;
  title: string;
  match: Match | undefined;
  unread: number;
  /** What is shown of it; null where nobody has written, undefined where that is not known. */
  last: PreviewMessage | undefined;
}

const writtenAt = ({ last }: ChatOfMatch): number => (last ? Date.parse(last.created_at) : 0);

const startsAt = ({ match }: ChatOfMatch): number => (match ? Date.parse(match.starts_at) : 0);

/** The unread first, then by their last message, the newest first; those without one by when their match begins. */
const arrangeChats = (chats: readonly ChatOfMatch[]): ChatOfMatch[] =>
  chats.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      writtenAt(other) - writtenAt(one) ||
      startsAt(one) - startsAt(other),
  );

/** What was written last, looked at again on a return after so many milliseconds: what others write is told by the notifications. */
const freshFor = 30_000;

/** The chats of my matches: the unread ones from the notifications, the others from their summaries, one small call each. */
export function useAllChats(matches: readonly Match[] | undefined, isKnown: boolean) {
  const query = useQuery({ ...notificationsQuery(), enabled: isKnown });
  const unread = query.data?.results ?? [];
  const mine = (query.data && matches?.filter(takesPart)) ?? [];
  const read = mine.filter(({ id }) => !unread.some(({ match_id }) => match_id === id));
  const summaries = useQueries({
    queries: read.map(({ id }) => ({
      ...summaryQuery(id),
      refetchInterval: false as const,
      staleTime: freshFor,
    })),
  });
  const isReady = query.data !== undefined && matches !== undefined;
  // Their order would change under the finger while one after another comes.
  const isRead = summaries.every(({ isPending }) => !isPending);
  const chats = [
    ...unread.map(({ match_id, match_title, unread_count, last_message }) => ({
      matchId: match_id,
      title: match_title,
      match: mine.find(({ id }) => id === match_id),
      unread: unread_count,
      last: last_message,
    })),
    ...(isRead ? read : []).map((match, index) => ({
      matchId: match.id,
      title: match.title,
      match,
      unread: 0,
      last: summaries[index]?.data?.last_message,
    })),
  ];
  return {
    /** In the order of the screen; undefined until it is known what is unread. */
    chats: isReady ? arrangeChats(chats) : undefined,
    /** How many more follow once their summaries have come. */
    awaited: isReady && !isRead ? read.length : 0,
    query,
  };
}
