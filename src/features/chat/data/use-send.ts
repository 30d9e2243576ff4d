import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { describeError } from '@/api/describe-error';
import { isCancelled, isUncertain } from '@/api/problem';
import { sendChatMessage } from '@/generated/match/match';
import type { SendChatMessageHeaders } from '@/generated/schemas/sendChatMessageHeaders.zod';
import { newestId, withMessage } from './merge';
import { withDelivered, withoutPending, withPending, withState } from './outbox';
import { patchOutbox, readOutbox } from './outbox-store';
import { messagesQuery } from './queries';

interface Letter {
  readonly key: string;
  readonly text: string;
}

/** By its key the backend knows a message that it has: one that is sent again, by us or by the browser, is kept once. */
const headersOf = ({ key }: Letter) => ({ 'Idempotency-Key': key }) satisfies Partial<SendChatMessageHeaders>;

interface UseSend {
  send: (text: string) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
}

/**
 * Sends messages, one after another so that they keep their order, each only when somebody asked for it. What is sent
 * goes on when the chat is left; its state is in the outbox.
 */
export function useSend(matchId: number): UseSend {
  const client = useQueryClient();
  const { queryKey } = messagesQuery(matchId);

  const { mutate } = useMutation({
    scope: { id: `chat-${String(matchId)}` },
    mutationFn: (letter: Letter) =>
      sendChatMessage(matchId, { message: letter.text }, { headers: headersOf(letter) }),
    onSuccess: (message, { key }) => {
      client.setQueryData(queryKey, (chat) => chat && withMessage(chat, message));
      patchOutbox(client, matchId, (box) => withDelivered(box, key, message.id));
    },
    onError: (error, { key }) => {
      if (isCancelled(error)) return;
      if (!isUncertain(error)) {
        patchOutbox(client, matchId, (box) => withState(box, key, 'failed', describeError(error)));
        return;
      }
      patchOutbox(client, matchId, (box) => withState(box, key, 'checking'));
      void client.refetchQueries({ queryKey });
    },
  });

  const send = useCallback(
    (text: string) => {
      const key = `${String(Date.now())}-${Math.random().toString(36).slice(2)}`;
      const afterId = newestId(client.getQueryData(queryKey)?.results ?? []);
      readOutbox(client, matchId);
      patchOutbox(client, matchId, (box) =>
        withPending(box, { key, text, afterId, writtenAt: new Date().toISOString() }),
      );
      mutate({ key, text });
    },
    [client, matchId, mutate, queryKey],
  );
  const retry = useCallback(
    (key: string) => {
      const letter = readOutbox(client, matchId).pending.find((one) => one.key === key);
      if (!letter || (letter.state !== 'absent' && letter.state !== 'failed')) return;
      patchOutbox(client, matchId, (box) => withState(box, key, 'sending'));
      mutate({ key, text: letter.text });
    },
    [client, matchId, mutate],
  );
  const discard = useCallback(
    (key: string) => patchOutbox(client, matchId, (box) => withoutPending(box, key)),
    [client, matchId],
  );
  return { send, retry, discard };
}
