import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getGetMatchQueryKey } from '@/generated/match/match';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';

/**
 * Keeps the match in step with what its open chat tells of it: who came, went or moved up stands in the chat within seconds,
 * and the match itself is looked at once a minute. An event that comes while the chat is open has it read anew; so does, when
 * the chat opens, one that is younger than what is known of the match.
 * @param messages all messages of the chat; undefined until they have been read
 */
export function useMatchInStep(
  { id, updated_at }: Match,
  messages: readonly ChatMessage[] | undefined,
): void {
  const client = useQueryClient();
  const event = messages?.findLast(({ kind }) => kind === 'system');
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (!messages) return;
    const before = told.current;
    told.current = event?.id ?? 0;
    if (!event || event.id === before) return;
    if (before === undefined && Date.parse(event.created_at) <= Date.parse(updated_at)) return;
    void client.invalidateQueries({ queryKey: getGetMatchQueryKey(id), exact: true });
  }, [client, event, id, messages, updated_at]);
}
