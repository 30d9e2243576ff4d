import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '@/api/context';
import { isRefusal } from '@/api/problem';
import { getGetMatchQueryKey } from '@/generated/match/match';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { withSummary } from './messages';
import { messagesQuery, summaryQuery } from './queries';
import { emptyOutbox, unlistedMessages } from './outbox';
import { outboxOf } from './outbox-store';
import { useMatchRefetch, useNotificationRefetch } from './use-refetch';
import { useRefetchOnFocus } from './use-on-focus';
import { useOutboxes } from './use-outbox';

const noMessages: readonly ChatMessage[] = [];

/** Whether a query has been answered for this visit. What the device had kept is no answer as long as one is on its way; a final failure is. */
function useHasAnswer(query: UseQueryResult): boolean {
  const { isFetchedAfterMount, isFetching, isStale, isPending, isError } = query;
  const [was, setWas] = useState(false);
  const is = was || (!isFetching && (isFetchedAfterMount || isError || (!isStale && !isPending)));
  if (is && !was) setWas(true);
  return is;
}

/** Why a query failed last; it stays while the next attempt is under way, when a query without an answer forgets it. */
function useLastError({ error, status }: UseQueryResult): unknown {
  const [known, setKnown] = useState<unknown>(null);
  const failure = status === 'pending' ? known : error;
  if (failure !== known) setKnown(failure);
  return failure;
}

export type UseChat = ReturnType<typeof useChat>;

/** An open chat: its messages, kept up to date by polling its summary, and those that I am sending. */
export function useChat(match: Match) {
  const { id: matchId } = match;
  const { locale } = useI18n();
  const client = useQueryClient();
  const api = useApi();
  const list = useQuery(messagesQuery(matchId));
  const summary = useQuery(summaryQuery(matchId));
  const box = useOutboxes()[matchId] ?? emptyOutbox;
  useEffect(() => void outboxOf(api).read(), [api]);
  const isListAnswered = useHasAnswer(list);
  const isSummaryAnswered = useHasAnswer(summary);
  const { refetch } = list;
  const { refetch: refetchSummary } = summary;
  useRefetchOnFocus(summaryQuery(matchId).queryKey);

  // The backend words the events of a chat: in another language they must be read again.
  const loadedLocale = useRef(locale);
  useEffect(() => {
    if (loadedLocale.current === locale) return;
    loadedLocale.current = locale;
    void refetch();
  }, [locale, refetch]);

  const { data: chat, isFetching } = list;
  const { data: summaryData, dataUpdatedAt: summaryUpdatedAt } = summary;
  const pending = useMemo(() => unlistedMessages(box, chat?.results ?? noMessages), [box, chat]);
  useEffect(() => {
    const { queryKey } = messagesQuery(matchId);
    const present = client.getQueryData(queryKey);
    if (!present || !summaryData || client.isFetching({ queryKey, exact: true }) > 0) return;
    const next = withSummary(present, summaryData);
    if (next) client.setQueryData(queryKey, next);
    else void refetch();
    // `seenAt` is a dependency because a poll with the same answer counts too.
  }, [client, matchId, summaryData, summaryUpdatedAt, refetch]);

  const listFailure = useLastError(list);
  const summaryFailure = useLastError(summary);
  const refusal = [listFailure, summaryFailure].find(isRefusal) ?? null;
  const isRefused = refusal !== null;
  useEffect(() => {
    // The match knows whether I take part, and whether I can again.
    if (isRefused) void client.invalidateQueries({ queryKey: getGetMatchQueryKey(matchId), exact: true });
  }, [client, isRefused, matchId]);
  useNotificationRefetch(matchId, summaryData?.unread_count);
  useMatchRefetch(match, chat?.results);

  return {
    /** Why I may not see the chat (any more), or why there is none; polling then stops. */
    refusal,
    /** All messages, oldest first; none until they have been read. */
    messages: chat?.results ?? noMessages,
    pending,
    /** How far I had read when the messages were last read as a whole. */
    lastReadId: chat?.last_read_message_id ?? null,
    /** How much is unread, as far as is known; undefined until the summary's first answer. */
    unreadCount: summaryData?.unread_count,
    /** Whether messages are there, and list and summary were fetched for this visit: what an earlier one left may lack newer messages. */
    isLoaded: chat !== undefined && isListAnswered && isSummaryAnswered,
    error: chat ? null : listFailure,
    isFetching: isFetching || summary.isFetching,
    /** When the messages were last known to be complete, and whether polling fails at present. */
    freshness: {
      data: chat,
      error: summaryFailure ?? listFailure,
      // Each poll of the summary puts the list into the cache again, so this is the time of the last poll.
      dataUpdatedAt: list.dataUpdatedAt,
      isFetching: summary.isFetching || isFetching,
      refetch: () => void refetchSummary(),
    },
    refetch: () => {
      void refetch();
      void refetchSummary();
    },
  };
}
