import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOffline } from '@/lib/network';
import { deliver } from './delivery';
import { newestId } from './merge';
import { withChange, withoutPending, withPending } from './outbox';
import { lookAtOutbox, patchOutbox, readOutbox } from './outbox-store';
import { messagesQuery } from './queries';

interface UseSend {
  send: (text: string) => void;
  retry: (key: string) => void;
  /** Gives up a message that is not on its way; gives its text, or null when it is too late. */
  takeBack: (key: string) => string | null;
}

/**
 * Sends messages, one after another so that they keep their order, each only when somebody asked for it; those that are
 * written without a signal once there is one. What is sent goes on when the chat is left; its state is in the outbox.
 */
export function useSend(matchId: number): UseSend {
  const client = useQueryClient();
  const { queryKey } = messagesQuery(matchId);

  const send = useCallback(
    (text: string) => {
      const key = `${String(Date.now())}-${Math.random().toString(36).slice(2)}`;
      const afterId = newestId(client.getQueryData(queryKey)?.results ?? []);
      readOutbox(client, matchId);
      patchOutbox(client, matchId, (box) =>
        withPending(box, { key, text, afterId, writtenAt: new Date().toISOString() }, isOffline()),
      );
      deliver(client);
    },
    [client, matchId, queryKey],
  );
  const retry = useCallback(
    (key: string) => {
      const message = lookAtOutbox(client, matchId).pending.find((one) => one.key === key);
      if (message?.state !== 'absent' && message?.state !== 'failed') return;
      const isQueued = isOffline();
      patchOutbox(client, matchId, (box) =>
        withChange(box, key, { state: 'waiting', failure: null, isQueued }),
      );
      deliver(client);
    },
    [client, matchId],
  );
  const takeBack = useCallback(
    (key: string) => {
      const message = lookAtOutbox(client, matchId).pending.find((one) => one.key === key);
      if (!message || message.state === 'sending' || message.state === 'checking') return null;
      patchOutbox(client, matchId, (box) => withoutPending(box, key));
      return message.text;
    },
    [client, matchId],
  );
  return { send, retry, takeBack };
}
