import { useCallback } from 'react';
import { useApi } from '@/api/context';
import { deliver } from './delivery';
import { newestId } from './merge';
import { canTakeBack, withoutPending } from './outbox';
import { outboxOf } from './outbox-store';
import { messagesQuery } from './queries';

interface UseSend {
  send: (text: string) => void;
  /** Gives up a message that is not being sent; gives its text, or null when it is too late. */
  takeBack: (key: string) => Promise<string | null>;
}

/**
 * Sends messages, one after another so that they keep their order, each once it is written down. What is sent goes on when the
 * chat is left; its state is in the outbox.
 */
export function useSend(matchId: number): UseSend {
  const api = useApi();

  const send = useCallback(
    (text: string) => {
      const known = api.queryClient.getQueryData(messagesQuery(matchId).queryKey)?.results ?? [];
      const key = `${String(Date.now())}-${Math.random().toString(36).slice(2)}`;
      const written = { key, text, afterId: newestId(known), writtenAt: new Date().toISOString() };
      void outboxOf(api)
        .add(matchId, written)
        .then(() => deliver(api));
    },
    [api, matchId],
  );
  const takeBack = useCallback(
    async (key: string) => {
      let text: string | null = null;
      await outboxOf(api).patch(matchId, (box) => {
        const message = box.pending.find((one) => one.key === key);
        if (!message || !canTakeBack(message)) return box;
        ({ text } = message);
        return withoutPending(box, key);
      });
      return text;
    },
    [api, matchId],
  );
  return { send, takeBack };
}
