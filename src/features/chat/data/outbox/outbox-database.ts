import { createStore, promisifyRequest } from 'idb-keyval';
import { isRecord } from '@/lib/json';
import { withTimeout } from '@/lib/promises';
import { emptyOutbox, messageStates, type Outbox, type Outboxes, type PendingMessage } from './outbox';

export const outboxDatabaseName = 'hrajem-outbox';
const storeName = 'chats';

/** Some browsers never answer a request to IndexedDB. */
const timeoutMs = 3000;

interface StoredOutbox {
  readonly owner: string;
  readonly matchId: number;
  readonly pending: Outbox;
  /** Ids of delivered messages. Only versions of the app from before 2026-12 write ids; an open tab with such a version expects the field. */
  readonly claimed: readonly number[];
}

/** The types of the stored fields. They are checked without Zod, whose chunk would otherwise load at each start. */
const fieldTypes = {
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

/** Whether a stored value is a pending message; another version of the app may have stored something else. */
const isPendingMessage = (value: unknown): value is PendingMessage =>
  isRecord(value) &&
  Object.entries(fieldTypes).every(([name, type]) => typeof value[name] === type) &&
  messageStates.includes(value['state'] as PendingMessage['state']);

function parseOutbox(storedValue: unknown): Outbox {
  const { pending, claimed } = (storedValue ?? {}) as Partial<StoredOutbox>;
  if (!Array.isArray(pending) || !Array.isArray(claimed)) return emptyOutbox;
  const afterId = Math.max(0, ...claimed);
  return pending.filter(isPendingMessage).map((row) => (row.afterId < afterId ? { ...row, afterId } : row));
}

/** The outboxes in IndexedDB. The functions reject when the browser forbids IndexedDB, has no space left, or does not answer within 3 s. */
export function createOutboxDatabase() {
  const openStore = createStore(outboxDatabaseName, storeName);

  /** Runs one transaction. A late transaction is aborted, because the caller has then used the copy in memory. */
  async function transact<T>(action: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    let hasTimedOut = false;
    let transaction: IDBTransaction | undefined;
    const runAction = async (): Promise<{ result: T }> =>
      openStore('readonly', async ({ transaction: { db } }) => {
        if (hasTimedOut) throw new Error('The database answers too late.');
        // idb-keyval's own transactions do not set the durability.
        transaction = db.transaction(storeName, 'readwrite', { durability: 'strict' });
        const transactionEnd = promisifyRequest(transaction);
        const [result] = await Promise.all([action(transaction.objectStore(storeName)), transactionEnd]);
        return { result };
      });
    const outcome = await withTimeout(timeoutMs, runAction());
    if (outcome) return outcome.result;
    hasTimedOut = true;
    transaction?.abort();
    throw new Error('The database does not answer.');
  }

  return {
    /** Reads the outboxes of `owner`, and removes those of other people; `lostCount` is the number of removed messages. */
    read: (owner: string | null): Promise<{ outboxes: Outboxes; lostCount: number }> =>
      transact(async (store) => {
        const outboxes: Record<number, Outbox> = {};
        let lostCount = 0;
        const [keys, entries] = await Promise.all([
          promisifyRequest(store.getAllKeys()),
          promisifyRequest<(Partial<StoredOutbox> | null)[]>(store.getAll()),
        ]);
        for (const [index, key] of keys.entries()) {
          const entry = entries[index];
          const box = parseOutbox(entry);
          if (entry?.matchId === undefined || entry.owner !== owner) {
            lostCount += box.length;
            store.delete(key);
          } else if (box.length > 0) outboxes[entry.matchId] = box;
        }
        return { outboxes, lostCount };
      }),

    /** Changes the stored outbox in one transaction, because another tab may have changed it too; resolves when it is on the disk. */
    patch: (owner: string, matchId: number, change: (box: Outbox) => Outbox): Promise<Outbox> =>
      transact(async (store) => {
        const key = `${owner} ${String(matchId)}`;
        const savedBox = parseOutbox(await promisifyRequest<unknown>(store.get(key)));
        const changedBox = change(savedBox);
        if (changedBox.length === 0) store.delete(key);
        else if (changedBox !== savedBox)
          store.put({ owner, matchId, pending: changedBox, claimed: [] } satisfies StoredOutbox, key);
        return changedBox;
      }),
  };
}
