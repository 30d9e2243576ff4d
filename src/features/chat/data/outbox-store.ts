import type { QueryClient } from '@tanstack/react-query';
import { parsePendingMessage } from './pending-message';
import { emptyOutbox, type Outbox, type PendingMessage } from './outbox';
import { outboxPrefix as prefix, outboxStorage as storage } from './waiting';

/**
 * Each message stands by itself, so that two tabs that write at once do not lose one; and at once, because the app may be closed
 * right after the press.
 */
const prefixOf = (matchId: number): string => `${prefix}${String(matchId)}:`;

/** A message that a pending one has become stands under its id. */
const claimPattern = /^#(\d+)$/;

/** Where the outbox of a match lives in the query cache, which is emptied when a session ends. */
export const outboxKey = (matchId: number) => ['chat-outbox', matchId] as const;

/** The outbox as it stands on the device. */
function stored(matchId: number): Outbox {
  const own = prefixOf(matchId);
  const pending: PendingMessage[] = [];
  const claimed: number[] = [];
  for (const key of storage.keys(own)) {
    const claim = claimPattern.exec(key.slice(own.length));
    const message = claim ? null : parsePendingMessage(storage.get(key));
    if (claim) claimed.push(Number(claim[1]));
    else if (message) pending.push(message);
  }
  if (pending.length === 0 && claimed.length === 0) return emptyOutbox;
  return {
    pending: pending.toSorted((one, other) => one.order - other.order || (one.key < other.key ? -1 : 1)),
    claimed,
  };
}

/** Writes what is different, and nothing else: another tab may just have written the rest. */
function store(matchId: number, before: Outbox, next: Outbox): void {
  const own = prefixOf(matchId);
  for (const message of next.pending)
    if (!before.pending.includes(message)) storage.set(own + message.key, JSON.stringify(message));
  for (const { key } of before.pending)
    if (!next.pending.some((message) => message.key === key)) storage.remove(own + key);
  for (const id of next.claimed) if (!before.claimed.includes(id)) storage.set(`${own}#${String(id)}`, '1');
  for (const id of before.claimed) if (!next.claimed.includes(id)) storage.remove(`${own}#${String(id)}`);
}

/** The outbox of a match. */
export function readOutbox(client: QueryClient, matchId: number): Outbox {
  const present = client.getQueryData<Outbox>(outboxKey(matchId));
  if (present) return present;
  const box = stored(matchId);
  client.setQueryData(outboxKey(matchId), box);
  return box;
}

/** Takes over what another tab has written. */
export function lookAtOutbox(client: QueryClient, matchId: number): Outbox {
  const box = stored(matchId);
  client.setQueryData(outboxKey(matchId), box);
  return box;
}

/**
 * Changes the outbox, as it stands by now. Nothing happens once the session that it belonged to is over: an answer that comes
 * late must not bring back what a former person wrote.
 */
export function patchOutbox(client: QueryClient, matchId: number, patch: (box: Outbox) => Outbox): void {
  if (!client.getQueryData<Outbox>(outboxKey(matchId))) return;
  const before = stored(matchId);
  const next = patch(before);
  if (next !== before) store(matchId, before, next);
  client.setQueryData(outboxKey(matchId), next);
}

/** Told when another tab has changed an outbox; returns the way to stop. */
export function onOutboxElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
