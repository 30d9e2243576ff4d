import { skipToken, useQuery } from '@tanstack/react-query';
import { createListeners } from '@/lib/listeners';
import { isRefused, isRetried, type Outbox, type Outboxes } from './outbox';

/** The query key under which the cache holds pending messages; the cache is emptied when a session ends. */
export const outboxKey = ['chat-outbox'] as const;

const none: Outboxes = {};

/** The outboxes of all chats; empty until they were read (`OutboxStore.read`). */
export const useOutboxes = (): Outboxes =>
  useQuery<Outboxes>({ queryKey: outboxKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
    .data ?? none;

/** Matches whose chat holds words of mine that did not go out. */
export interface Unsent {
  /** Where the backend refused one. */
  readonly refused: readonly number[];
  /** Where one waits. */
  readonly waiting: readonly number[];
}

const noUnsent: Unsent = { refused: [], waiting: [] };

const unsentOf = (boxes: Outboxes): Unsent => {
  const having = (has: (box: Outbox) => boolean): number[] =>
    Object.entries(boxes).flatMap(([matchId, box]) => (has(box) ? [Number(matchId)] : []));
  return {
    refused: having((box) => box.some(isRefused)),
    waiting: having((box) => box.some((one) => isRetried(one) || one.state === 'waiting')),
  };
};

/** In which chats something of mine was refused, or waits. */
export const useUnsent = (): Unsent =>
  useQuery({
    queryKey: outboxKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    select: unsentOf,
  }).data ?? noUnsent;

/** How many messages of mine were refused, in all chats. */
export const useRefusedCount = (): number => Object.values(useOutboxes()).flat().filter(isRefused).length;

/** Told how many messages have gone out just now, from this tab or another one. */
export const sent = createListeners<[count: number]>();
