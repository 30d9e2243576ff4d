import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { UnsentState } from '@/components/views/message-badges';
import { createEmitter } from '@/lib/emitter';
import { isRefused, isRetried, type Outbox, type Outboxes } from './outbox';

/** The query key under which the cache holds pending messages; the cache is emptied when a session ends. */
export const outboxKey = ['chat-outbox'] as const;

const outboxesQuery = queryOptions<Outboxes>({
  queryKey: outboxKey,
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

const none: Outboxes = {};

/** The outboxes of all chats; empty until they were read (`outboxOf(api).read`). */
export const useOutboxes = (): Outboxes => useQuery(outboxesQuery).data ?? none;

export const useRefused = (): readonly { matchId: number; refused: Outbox }[] =>
  Object.entries(useOutboxes()).flatMap(([matchId, box]) =>
    box.some(isRefused) ? [{ matchId: Number(matchId), refused: box.filter(isRefused) }] : [],
  );

const unsentIn = (box: Outbox): UnsentState | undefined =>
  box.some(isRefused)
    ? 'refused'
    : box.some((one) => isRetried(one) || one.state === 'waiting')
      ? 'waiting'
      : undefined;

type UnsentIn = Readonly<Record<number, UnsentState | undefined>>;

const unsentOf = (boxes: Outboxes): UnsentIn =>
  Object.fromEntries(Object.entries(boxes).map(([matchId, box]) => [matchId, unsentIn(box)]));

const noUnsent: UnsentIn = {};

export const useUnsent = (): UnsentIn => useQuery({ ...outboxesQuery, select: unsentOf }).data ?? noUnsent;

/** Told how many messages have gone out just now, from this tab or another one. */
export const sent = createEmitter<[count: number]>();
