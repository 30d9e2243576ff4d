import { deviceStorage, userKey } from '@/api/storage';
import type { Outbox } from './outbox';
import { isPendingMessage, type PendingMessage } from './pending-message';

/*
 * Builds before 2026-12 kept what waits in `localStorage`, each message under its match and its key. It is taken over once. This
 * file can go when no device can hold such messages any more: a session lasts for 30 days.
 */
const prefix = userKey('chat-outbox:');

/** A message that a pending one has become stood under its id. */
const claimPattern = /^#(\d+)$/;

function parse(text: string | null): PendingMessage | null {
  try {
    const { isQueued: _, failures: __, ...fields } = JSON.parse(text ?? '') as Record<string, unknown>;
    const { state, tries, failure } = fields;
    const { kind, status } = (failure ?? {}) as { kind?: unknown; status?: unknown };
    const isRefused = kind === 'problem' && Number(status) < 500 && status !== 429;
    const message = {
      ...fields,
      state: state === 'absent' || (state === 'failed' && !isRefused) ? 'waiting' : state,
      failure: isRefused ? failure : null,
      wasSent: Number(tries) > 0,
      keptIn: 'device',
    };
    return isPendingMessage(message) ? message : null;
  } catch {
    return null;
  }
}

/** Hands over what a former build has left, match by match, and then removes it there. */
export async function takeOverFormer(
  patch: (matchId: number, add: (box: Outbox) => Outbox) => Promise<unknown>,
): Promise<void> {
  const storage = deviceStorage();
  const keys = storage.keys(prefix);
  const matchIds = new Set(keys.map((key) => Number.parseInt(key.slice(prefix.length), 10)));
  for (const matchId of matchIds) {
    const own = `${prefix}${String(matchId)}:`;
    const ofMatch = keys.filter((key) => key.startsWith(own));
    const former = ofMatch.map((key) => parse(storage.get(key))).filter((message) => message !== null);
    const claims = ofMatch.flatMap((key) => claimPattern.exec(key.slice(own.length))?.[1] ?? []);
    const claimed = Math.max(0, ...claims.map(Number));
    await patch(matchId, (box) => {
      const added = former.filter(({ key }) => box.every((one) => one.key !== key));
      return [...added, ...box]
        .toSorted((one, other) => one.order - other.order || (one.key < other.key ? -1 : 1))
        .map((one) => ({ ...one, afterId: Math.max(one.afterId, claimed) }));
    });
    for (const key of ofMatch) storage.remove(key);
  }
}
