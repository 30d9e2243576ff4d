import { skipToken, useQuery } from '@tanstack/react-query';
import type { Outboxes } from './outbox';

/** Where the query cache mirrors what is on its way; it is emptied when a session ends. */
export const outboxKey = ['chat-outbox'] as const;

const none: Outboxes = {};

/** What is on its way in all chats; nothing until it was read (`OutboxStore.read`). */
export const useOutboxes = (): Outboxes =>
  useQuery<Outboxes>({ queryKey: outboxKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
    .data ?? none;
