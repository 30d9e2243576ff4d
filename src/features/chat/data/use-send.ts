import { useApi } from '@/api/context';
import { serverNow } from '@/lib/state/server-time';
import { findNewestId } from './messages';
import { deliver, deliverNow } from './outbox/delivery';
import { canDiscard, canEdit, type PendingMessage } from './outbox/outbox';
import { withoutPending, withSecondChance } from './outbox/outbox-changes';
import { outboxStoreOf } from './outbox/outbox-store';
import { messagesQuery } from './queries';

/** Saves messages in the outbox and sends them, also after the component is unmounted. */
export function useSend(matchId: number) {
  const api = useApi();

  async function removeMessage(key: string, canRemove: (message: PendingMessage) => boolean) {
    let text: string | null = null;
    await outboxStoreOf(api).patch(matchId, (box) => {
      const message = box.find((item) => item.key === key);
      if (!message || !canRemove(message)) return box;
      ({ text } = message);
      return withoutPending(box, key);
    });
    return text;
  }

  return {
    send: (text: string): void => {
      const loadedMessages = api.queryClient.getQueryData(messagesQuery(matchId).queryKey)?.results ?? [];
      const key = `${String(Date.now())}-${Math.random().toString(36).slice(2)}`;
      const afterId = findNewestId(loadedMessages);
      const writtenAt = new Date(serverNow()).toISOString();
      void outboxStoreOf(api)
        .add(matchId, { key, text, afterId, writtenAt })
        .then(() => deliver(api));
    },
    /** Sends a refused message again, at once. */
    sendAgain: (key: string): void =>
      void outboxStoreOf(api)
        .patch(matchId, (box) => withSecondChance(box, key))
        .then(() => deliverNow(api)),
    /** Removes a message to edit it; resolves with its text, or with null when it may have arrived. */
    takeBack: (key: string) => removeMessage(key, canEdit),
    discard: (key: string) => void removeMessage(key, canDiscard),
  };
}
