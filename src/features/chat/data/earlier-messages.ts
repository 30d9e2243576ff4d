import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getGetChatMessagesUrl } from '@/generated/match/match';
import { isSavingData } from '@/lib/browser/browser';
import { whenIdle } from '@/lib/browser/scheduling';
import { earlierPageSize, type LoadedChat, withEarlierPage } from './pages';
import { fetchMessages, messagesQuery } from './queries';

/** Loads the page before a message into the answer of `messagesQuery`. */
const earlierMessagesQuery = (matchId: number, before: number) => {
  const params = { limit: earlierPageSize, before };
  return queryOptions({
    queryKey: [getGetChatMessagesUrl(matchId, params)],
    queryFn: async ({ client, signal }) => {
      const answer = await fetchMessages(client, matchId, params, signal);
      // A backend that knows `limit` but ignores `before` answers with the newest messages again.
      const isNewestPage = answer.results.length === earlierPageSize && answer.results.at(-1)!.id >= before;
      const page = isNewestPage ? await fetchMessages(client, matchId, undefined, signal) : answer;
      const { queryKey } = messagesQuery(matchId);
      // The answer keeps its age, because the page tells nothing about newer messages.
      client.setQueryData(queryKey, (chat) => chat && withEarlierPage(chat, before, page), {
        updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
      });
      return null;
    },
    staleTime: 'static',
    gcTime: 0,
  });
};

/** Loads the earlier messages of a chat, one page after another: at once while they are wanted, else when the browser is idle and saves no data. */
export function useEarlierMessages(matchId: number, chat: LoadedChat | undefined, isWanted: boolean): void {
  const firstId = chat?.earlierCount === undefined ? undefined : chat.results[0]?.id;
  const [idleFirstId, setIdleFirstId] = useState<number>();
  useEffect(() => {
    if (firstId === undefined || isSavingData()) return undefined;
    return whenIdle(() => setIdleFirstId(firstId));
  }, [firstId]);
  useQuery({
    ...earlierMessagesQuery(matchId, firstId ?? 0),
    enabled: firstId !== undefined && (isWanted || idleFirstId === firstId),
  });
}
