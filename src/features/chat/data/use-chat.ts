import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '@/api/context';
import { isForbiddenOrMissing } from '@/api/problem';
import { useLastError } from '@/components/failures/use-last-error';
import { getGetMatchQueryKey } from '@/generated/match/match';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { emptyOutbox } from './outbox/outbox';
import { findUnlistedMessages } from './outbox/outbox-changes';
import { outboxStoreOf } from './outbox/outbox-store';
import { useOutboxes } from './outbox/use-outbox';
import { messagesQuery, readWholeChat, summaryQuery } from './queries';
import { useMatchRefetch, useNotificationRefetch, useRefetchOnFocus } from './use-refetch';

const noMessages: readonly ChatMessage[] = [];

/** Whether a query was answered, or has failed, since the component was mounted; an answer from the cache counts unless it is stale. */
function useHasAnswer(query: UseQueryResult): boolean {
  const { isFetchedAfterMount, isFetching, isStale, isPending, isError } = query;
  const [hadAnswer, setHadAnswer] = useState(false);
  const hasAnswer =
    hadAnswer || (!isFetching && (isFetchedAfterMount || isError || (!isStale && !isPending)));
  if (hasAnswer && !hadAnswer) setHadAnswer(true);
  return hasAnswer;
}

export type ChatData = ReturnType<typeof useChat>;

/** The messages of an open chat, updated by polling its summary, and my pending messages. */
export function useChat(match: Match) {
  const { id: matchId } = match;
  const { locale } = useI18n();
  const client = useQueryClient();
  const api = useApi();
  const list = useQuery(messagesQuery(matchId));
  const summary = useQuery(summaryQuery(matchId));
  const box = useOutboxes()[matchId] ?? emptyOutbox;
  useEffect(() => void outboxStoreOf(api).read(), [api]);
  const isListAnswered = useHasAnswer(list);
  const isSummaryAnswered = useHasAnswer(summary);
  useRefetchOnFocus(summaryQuery(matchId).queryKey);

  // The backend sends the texts of events in the language of the request.
  const loadedLocale = useRef(locale);
  useEffect(() => {
    if (loadedLocale.current === locale) return;
    loadedLocale.current = locale;
    readWholeChat(client, matchId).catch(() => undefined);
  }, [client, locale, matchId]);

  const { data: chat, isFetching, refetch } = list;
  const { data: summaryData, refetch: refetchSummary } = summary;
  const outbox = useMemo(() => findUnlistedMessages(box, chat?.results ?? noMessages), [box, chat]);

  const listFailure = useLastError(list);
  const summaryFailure = useLastError(summary);
  const refusal = [listFailure, summaryFailure].find(isForbiddenOrMissing) ?? null;
  const isRefused = refusal !== null;
  useEffect(() => {
    // The match tells whether I take part and can join again.
    if (isRefused) void client.invalidateQueries({ queryKey: getGetMatchQueryKey(matchId), exact: true });
  }, [client, isRefused, matchId]);
  useNotificationRefetch(matchId, summaryData?.unread_count);
  useMatchRefetch(match, chat?.results);

  return {
    /** The 403 or 404 response that says why I may not read the chat; polling then stops. */
    refusal,
    loadedChat: chat,
    messages: chat?.results ?? noMessages,
    hasEarlier: chat?.earlierCount !== undefined,
    outbox,
    lastReadId: chat?.last_read_message_id ?? null,
    /** Undefined until the summary has loaded. */
    unreadCount: summaryData?.unread_count,
    /** Whether messages and summary are loaded; older answers from the cache do not count, because they may lack new messages. */
    isLoaded: chat !== undefined && isListAnswered && isSummaryAnswered,
    error: chat ? null : listFailure,
    isFetching: isFetching || summary.isFetching,
    /** For `StaleNotice`: the time of the last successful poll, and the error of the last poll. */
    freshness: {
      data: chat,
      error: summaryFailure ?? listFailure,
      // The notice would be said again if its time changed once only one of both has an answer.
      dataUpdatedAt: Math.min(list.dataUpdatedAt, summary.dataUpdatedAt || Infinity),
      isFetching: summary.isFetching || isFetching,
      refetch: () => void refetchSummary(),
    },
    refetch: () => {
      void refetch();
      void refetchSummary();
    },
  };
}
