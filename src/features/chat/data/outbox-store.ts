import type { Api } from '@/api/client';
import { getIfAllowed } from '@/lib/browser';
import {
  emptyOutbox,
  isBeingSaved,
  isUnannounced,
  type Outbox,
  type Outboxes,
  withPending,
  withRefusalsAnnounced,
  type NewMessage,
  type PendingMessage,
} from './outbox';

import { createOutboxDatabase } from './outbox-database';
import { outboxKey, messagesSent } from './use-outbox';

export type OutboxApi = Pick<Api<unknown>, 'owner' | 'queryClient'>;

export type OutboxStore = ReturnType<typeof createOutboxStore>;

const ignore = (): void => undefined;

/** The pending messages of one session, in IndexedDB, which all tabs share, and in the query cache. Its functions never reject. */
function createOutboxStore(api: OutboxApi, owner: string) {
  const { queryClient: client } = api;
  const database = createOutboxDatabase();
  const isCurrent = (): boolean => owner !== '' && api.owner() === owner;
  const channel = getIfAllowed(() => new BroadcastChannel('chat_outbox'));
  /** Set once the device has failed; from then on the query cache is the only copy. */
  let isMemoryOnly = false;

  /** The outboxes in the query cache, including messages that are being saved. */
  const cachedOutboxes = (): Outboxes => (isCurrent() && client.getQueryData<Outboxes>(outboxKey)) || {};

  const boxOf = (matchId: number): Outbox => cachedOutboxes()[matchId] ?? emptyOutbox;

  /** Puts saved outboxes into the query cache, followed by messages that are still being saved. */
  function cacheOutboxes(written: Outboxes): void {
    if (!isCurrent()) return;
    const shown: Record<string, Outbox> = { ...written };
    for (const [id, box] of Object.entries(cachedOutboxes()))
      shown[id] = box.filter(isBeingSaved).reduce(withPending, shown[id] ?? emptyOutbox);
    const pending = Object.entries(shown).filter(([, box]) => box.length > 0);
    client.setQueryData<Outboxes>(outboxKey, Object.fromEntries(pending));
  }

  /** Changes the outbox on the device or, if that fails, the one in memory. */
  async function write(
    matchId: number,
    changeSaved: (box: Outbox) => Outbox,
    changeInMemory: (box: Outbox) => Outbox,
  ): Promise<Outbox> {
    if (!isCurrent()) return emptyOutbox;
    let box: Outbox | undefined;
    if (!isMemoryOnly) {
      try {
        box = await database.patch(owner, matchId, changeSaved);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
        channel?.postMessage(null);
      } catch {
        isMemoryOnly = true;
      }
    }
    box ??= changeInMemory(boxOf(matchId).filter((one) => !isBeingSaved(one)));
    cacheOutboxes({ ...cachedOutboxes(), [matchId]: box });
    return box;
  }

  /** Reads the outboxes from the device, where another tab may have changed them. */
  async function read(): Promise<Outboxes> {
    if (isMemoryOnly || !isCurrent()) return cachedOutboxes();
    try {
      const written = await database.read(owner);
      // A failure meanwhile means that a message exists in memory only.
      if (!isMemoryOnly) cacheOutboxes(written);
    } catch {
      // The next read may succeed.
    }
    return cachedOutboxes();
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void read();
    if (typeof data === 'number' && isCurrent()) messagesSent.emit(data);
  });

  return {
    current: cachedOutboxes,
    box: boxOf,
    read,
    /** Shows a message at once; resolves when it is saved, and `keptIn` then says where. */
    async add(matchId: number, message: Omit<NewMessage, 'keptIn'>): Promise<void> {
      const addKeptIn = (where: PendingMessage['keptIn']) => (box: Outbox) =>
        withPending(box, { ...message, keptIn: where });
      cacheOutboxes({ ...cachedOutboxes(), [matchId]: addKeptIn(null)(boxOf(matchId)) });
      await write(matchId, addKeptIn('device'), addKeptIn('window'));
    },
    patch(matchId: number, change: (box: Outbox) => Outbox): Promise<Outbox> {
      const mayBeOnDevice = isMemoryOnly && isCurrent();
      const patched = write(matchId, change, change);
      // IndexedDB may still hold the message from before the failure; without this change it would be sent again.
      if (mayBeOnDevice) void database.patch(owner, matchId, change).catch(ignore);
      return patched;
    },
    announceSent(count: number): void {
      if (!isCurrent()) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
      channel?.postMessage(count);
      messagesSent.emit(count);
    },
    close: () => channel?.close(),
  };
}

const stores = new WeakMap<OutboxApi, { owner: string; store: OutboxStore }>();

export function outboxStoreOf(api: OutboxApi): OutboxStore {
  const owner = api.owner() ?? '';
  const existing = stores.get(api);
  if (existing?.owner === owner) return existing.store;
  existing?.store.close();
  const store = createOutboxStore(api, owner);
  stores.set(api, { owner, store });
  return store;
}

export interface Refusal {
  readonly matchId: number;
  readonly message: PendingMessage;
}

/** Returns the refusals that no tab has announced yet, and marks them, so that each is announced once. */
export async function claimRefusals(api: OutboxApi): Promise<Refusal[]> {
  const store = outboxStoreOf(api);
  const taken: Refusal[] = [];
  for (const [id, present] of Object.entries(store.current())) {
    if (!present.some(isUnannounced)) continue;
    const matchId = Number(id);
    let untold: readonly PendingMessage[] = [];
    await store.patch(matchId, (box) => {
      untold = box.filter(isUnannounced);
      return withRefusalsAnnounced(box);
    });
    taken.push(...untold.map((message) => ({ matchId, message })));
  }
  return taken;
}
