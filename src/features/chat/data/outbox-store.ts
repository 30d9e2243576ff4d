import type { QueryClient } from '@tanstack/react-query';
import { userKey, webStorage } from '@/api/storage';
import { emptyOutbox, type Outbox } from './outbox';

/** Of this tab only: two tabs must not both offer to send a message again. */
const storage = webStorage(() => sessionStorage);

const storageKey = (matchId: number): string => userKey(`chat-outbox:${String(matchId)}`);

/** Where the outbox of a match lives in the query cache, which is emptied when a session ends. */
export const outboxKey = (matchId: number) => ['chat-outbox', matchId] as const;

/** What a page before a reload could not bring to an end: nobody is sending it any more, so its fate is uncertain. */
function restored(matchId: number): Outbox {
  try {
    const { pending, claimed } = JSON.parse(storage.get(storageKey(matchId)) ?? '') as Outbox;
    return {
      claimed,
      pending: pending.map((one) => (one.state === 'sending' ? { ...one, state: 'checking' } : one)),
    };
  } catch {
    return emptyOutbox;
  }
}

/** The outbox of a match; after a reload of the page, what the page before it had kept. */
export function readOutbox(client: QueryClient, matchId: number): Outbox {
  const present = client.getQueryData<Outbox>(outboxKey(matchId));
  if (present) return present;
  const box = restored(matchId);
  client.setQueryData(outboxKey(matchId), box);
  return box;
}

/**
 * Changes the outbox and keeps it for a reload. Nothing happens once the session that it belonged to is over: an answer
 * that comes late must not bring back what a former person wrote.
 */
export function patchOutbox(client: QueryClient, matchId: number, patch: (box: Outbox) => Outbox): void {
  const present = client.getQueryData<Outbox>(outboxKey(matchId));
  if (!present) return;
  const next = patch(present);
  if (next === present) return;
  client.setQueryData(outboxKey(matchId), next);
  storage.set(storageKey(matchId), next.pending.length === 0 ? '' : JSON.stringify(next));
}
