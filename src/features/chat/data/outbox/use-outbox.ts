import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { UnsentState } from '@/components/views/message-badges';
import { createEmitter } from '@/lib/state/emitter';
import { isRefused, isRetrying, type Outbox, type Outboxes } from './outbox';

/** The query key of the pending messages; the query cache is cleared when a session ends. */
export const outboxKey = ['chat-outbox'] as const;

const outboxesQuery = queryOptions<Outboxes>({
  queryKey: outboxKey,
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

const emptyRecord = {};

/** The outboxes of all chats; empty until `outboxStoreOf(api).read` has loaded them. */
export const useOutboxes = (): Outboxes => useQuery(outboxesQuery).data ?? emptyRecord;

export const useRefusedMessages = (): readonly { matchId: number; messages: Outbox }[] =>
  Object.entries(useOutboxes()).flatMap(([matchId, box]) =>
    box.some(isRefused) ? [{ matchId: Number(matchId), messages: box.filter(isRefused) }] : [],
  );

const getUnsentState = (box: Outbox): UnsentState | undefined =>
  box.some(isRefused)
    ? 'refused'
    : box.some((item) => isRetrying(item) || item.state === 'waiting')
      ? 'waiting'
      : undefined;

const getUnsentStates = (boxes: Outboxes): Readonly<Record<number, UnsentState | undefined>> =>
  Object.fromEntries(Object.entries(boxes).map(([matchId, box]) => [matchId, getUnsentState(box)]));

export const useUnsentStateByMatch = (): ReturnType<typeof getUnsentStates> =>
  useQuery({ ...outboxesQuery, select: getUnsentStates }).data ?? emptyRecord;

/** Emits the number of messages that this tab or another one has just sent. */
export const messagesSent = createEmitter<[count: number]>();
