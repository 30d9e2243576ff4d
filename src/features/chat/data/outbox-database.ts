import { createStore, promisifyRequest } from 'idb-keyval';
import { withTimeout } from '@/lib/promises';
import { emptyOutbox, type Outbox, type Outboxes, type PendingMessage } from './outbox';

export const outboxDatabaseName = 'hrajem-outbox';
const storeName = 'chats';

/** Some browsers never answer. */
const timeoutMs = 3000;

interface Entry {
  readonly owner: string;
  readonly matchId: number;
  readonly pending: Outbox;
  /** Ids of delivered messages. Only builds from before 2026-12 write some; an open tab of such a build expects the field. */
  readonly claimed: readonly number[];
}

/** Checked without Zod, whose chunk would otherwise load at each start. */
const types = {
  key: 'string',
  text: 'string',
  writtenAt: 'string',
  afterId: 'number',
  state: 'string',
  tries: 'number',
  wasSent: 'boolean',
  order: 'number',
  failure: 'object',
  keptIn: 'string',
} as const satisfies Record<Exclude<keyof PendingMessage, 'isTold'>, string>;

/** Whether a stored value is a pending message of this build; other builds may have stored something else. */
function isPendingMessage(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    Object.entries(types).every(([name, type]) => typeof fields[name] === type) &&
    ['waiting', 'sending', 'checking', 'failed'].includes(fields['state'] as string)
  );
}

function boxOf(stored: unknown): Outbox {
  const { pending, claimed } = (stored ?? {}) as Partial<Entry>;
  if (!Array.isArray(pending) || !Array.isArray(claimed)) return emptyOutbox;
  const afterId = Math.max(0, ...claimed);
  return pending.filter(isPendingMessage).map((one) => (one.afterId < afterId ? { ...one, afterId } : one));
}

/** The outboxes in IndexedDB. Its functions reject when the browser forbids it, is full, or does not answer within 3 s. */
export function createOutboxDatabase() {
  const open = createStore(outboxDatabaseName, storeName);

  /** Runs one transaction. A late one is aborted, because the caller has then used the copy in memory. */
  async function transact<T>(action: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    let isLate = false;
    let transaction: IDBTransaction | undefined;
    const work = async (): Promise<{ result: T }> =>
      open('readonly', async ({ transaction: { db } }) => {
        if (isLate) throw new Error('The database answers too late.');
        // idb-keyval's own transactions do not set the durability.
        transaction = db.transaction(storeName, 'readwrite', { durability: 'strict' });
        const ended = promisifyRequest(transaction);
        const [result] = await Promise.all([action(transaction.objectStore(storeName)), ended]);
        return { result };
      });
    const answer = await withTimeout(timeoutMs, work());
    if (answer) return answer.result;
    isLate = true;
    transaction?.abort();
    throw new Error('The database does not answer.');
  }

  const readAndRemoveOthers = (owner: string | null): Promise<{ own: Outboxes; lost: number }> =>
    transact(async (store) => {
      const own: Record<number, Outbox> = {};
      let lost = 0;
      const [keys, entries] = await Promise.all([
        promisifyRequest(store.getAllKeys()),
        promisifyRequest<(Partial<Entry> | null)[]>(store.getAll()),
      ]);
      for (const [index, key] of keys.entries()) {
        const entry = entries[index];
        const box = boxOf(entry);
        if (entry?.matchId === undefined || entry.owner !== owner) {
          lost += box.length;
          store.delete(key);
        } else if (box.length > 0) own[entry.matchId] = box;
      }
      return { own, lost };
    });

  return {
    /** Reads the outboxes of that person, and removes those of others. */
    read: async (owner: string): Promise<Outboxes> => (await readAndRemoveOthers(owner)).own,
    /** Removes the outboxes of other people; returns the number of messages in them. */
    forgetOthers: async (owner: string | null): Promise<number> => (await readAndRemoveOthers(owner)).lost,

    /** Changes the stored outbox in one transaction, because another tab may have changed it too; resolves when it is on the disk. */
    patch: (owner: string, matchId: number, change: (box: Outbox) => Outbox): Promise<Outbox> =>
      transact(async (store) => {
        const key = `${owner} ${String(matchId)}`;
        const before = boxOf(await promisifyRequest<unknown>(store.get(key)));
        const next = change(before);
        if (next.length === 0) store.delete(key);
        else if (next !== before)
          store.put({ owner, matchId, pending: next, claimed: [] } satisfies Entry, key);
        return next;
      }),
  };
}
