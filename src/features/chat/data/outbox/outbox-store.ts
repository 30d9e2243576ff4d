import type { Api } from '@/api/client';
import { getIfAllowed } from '@/lib/browser/browser';
import { moveFormerMessages } from './former-outbox';
import {
  emptyOutbox,
  isBeingSaved,
  isUnannouncedRefusal,
  type Outbox,
  type Outboxes,
  type NewMessage,
  type PendingMessage,
} from './outbox';
import { withPending, withRefusalsAnnounced } from './outbox-changes';
import { createOutboxDatabase } from './outbox-database';
import { outboxKey, messagesSent } from './use-outbox';

export type OutboxApi = Pick<Api<unknown>, 'getOwner' | 'queryClient'>;

export type OutboxStore = ReturnType<typeof createOutboxStore>;

type OutboxChange = (box: Outbox) => Outbox;

/** The pending messages of one session. They are in IndexedDB, which all tabs share, and in the query cache. The functions never reject. */
function createOutboxStore(api: OutboxApi, owner: string) {
  const { queryClient: client } = api;
  const database = createOutboxDatabase();
  const isSessionCurrent = (): boolean => owner !== '' && api.getOwner() === owner;
  const channel = getIfAllowed(() => new BroadcastChannel('chat_outbox'));
  /** Set once IndexedDB has failed; from then on the query cache has the only copy. */
  let isMemoryOnly = false;

  /** The outboxes in the query cache, including messages that are being saved. */
  const getOutboxes = (): Outboxes => (isSessionCurrent() && client.getQueryData<Outboxes>(outboxKey)) || {};

  const getOutbox = (matchId: number): Outbox => getOutboxes()[matchId] ?? emptyOutbox;

  /** Puts saved outboxes into the query cache, followed by messages that are still being saved. */
  function cacheOutboxes(savedBoxes: Outboxes): void {
    if (!isSessionCurrent()) return;
    const boxes: Record<string, Outbox> = { ...savedBoxes };
    for (const [id, box] of Object.entries(getOutboxes()))
      boxes[id] = box.filter(isBeingSaved).reduce(withPending, boxes[id] ?? emptyOutbox);
    const filledBoxes = Object.entries(boxes).filter(([, box]) => box.length > 0);
    client.setQueryData<Outboxes>(outboxKey, Object.fromEntries(filledBoxes));
  }

  /** Changes the outbox in IndexedDB or, if that fails, in memory. */
  async function write(matchId: number, changeSaved: OutboxChange, changeInMemory: OutboxChange) {
    if (!isSessionCurrent()) return emptyOutbox;
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
    box ??= changeInMemory(getOutbox(matchId).filter((item) => !isBeingSaved(item)));
    cacheOutboxes({ ...getOutboxes(), [matchId]: box });
    return box;
  }

  /** Reads the outboxes from IndexedDB, where another tab may have changed them. */
  async function read(): Promise<Outboxes> {
    if (isMemoryOnly || !isSessionCurrent()) return getOutboxes();
    try {
      await moveFormerMessages((matchId, change) => database.patch(owner, matchId, change));
      const { outboxes } = await database.read(owner);
      // A failure meanwhile means that a message exists in memory only.
      if (!isMemoryOnly) cacheOutboxes(outboxes);
    } catch {
      // The next read may succeed.
    }
    return getOutboxes();
  }

  channel?.addEventListener('message', ({ data: sentCount }: MessageEvent<unknown>) => {
    void read();
    if (typeof sentCount === 'number' && isSessionCurrent()) messagesSent.emit(sentCount);
  });

  return {
    getOutboxes,
    getOutbox,
    read,
    /** Shows a message at once; resolves when it is saved, and `keptIn` then says where. */
    async add(matchId: number, message: Omit<NewMessage, 'keptIn'>): Promise<void> {
      const createAddition = (keptIn: PendingMessage['keptIn']) => (box: Outbox) =>
        withPending(box, { ...message, keptIn });
      cacheOutboxes({ ...getOutboxes(), [matchId]: createAddition(null)(getOutbox(matchId)) });
      await write(matchId, createAddition('device'), createAddition('window'));
    },
    patch(matchId: number, change: OutboxChange): Promise<Outbox> {
      const mayDatabaseHaveMessage = isMemoryOnly && isSessionCurrent();
      const changedBox = write(matchId, change, change);
      // IndexedDB may still hold the message from before the failure; without this change it would be sent again.
      if (mayDatabaseHaveMessage) void database.patch(owner, matchId, change).catch(() => undefined);
      return changedBox;
    },
    announceSent(count: number): void {
      if (!isSessionCurrent()) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
      channel?.postMessage(count);
      messagesSent.emit(count);
    },
    close: () => channel?.close(),
  };
}

const stores = new WeakMap<OutboxApi, { owner: string; store: OutboxStore }>();

export function outboxStoreOf(api: OutboxApi): OutboxStore {
  const owner = api.getOwner() ?? '';
  const existingEntry = stores.get(api);
  if (existingEntry?.owner === owner) return existingEntry.store;
  existingEntry?.store.close();
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
  const refusals: Refusal[] = [];
  for (const [id, cachedBox] of Object.entries(store.getOutboxes())) {
    if (!cachedBox.some(isUnannouncedRefusal)) continue;
    const matchId = Number(id);
    let newRefusals: readonly PendingMessage[] = [];
    await store.patch(matchId, (box) => {
      newRefusals = box.filter(isUnannouncedRefusal);
      return withRefusalsAnnounced(box);
    });
    refusals.push(...newRefusals.map((message) => ({ matchId, message })));
  }
  return refusals;
}
