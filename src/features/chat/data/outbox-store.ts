import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@/api/client';
import { ifAllowed } from '@/lib/browser';
import { takeOverFormer } from './former-outbox';
import { emptyOutbox, type Outbox, type Outboxes, withPending, type Written } from './outbox';
import { createOutboxDatabase, type OutboxDatabase } from './outbox-database';
import { outboxKey, sent } from './waiting';

const channelName = 'chat_outbox';

/**
 * What one person's session has written and what is not sent yet. It stands on the device, one for all tabs; the query cache
 * mirrors it (`useOutboxes`). Where the device does not keep it, this window does. Nothing here rejects, and nothing happens any
 * more once the session is over: an answer that comes late brings back nothing of a former person.
 */
export interface OutboxStore {
  /** As it was last read or changed here. */
  readonly current: () => Outboxes;
  /** The present outboxes, whichever tab wrote them last. */
  readonly read: () => Promise<Outboxes>;
  /** Shows a message at once, and resolves when it is written down; `keptIn` then says where. */
  readonly add: (matchId: number, message: Omit<Written, 'keptIn'>) => Promise<void>;
  /** Changes the present outbox of a match. */
  readonly patch: (matchId: number, change: (box: Outbox) => Outbox) => Promise<Outbox>;
  /** Tells all tabs that messages have gone out. */
  readonly tellSent: (count: number) => void;
  readonly close: () => void;
}

interface OutboxStoreOptions {
  readonly client: QueryClient;
  /** Whose it is, and whether that is still the person whose session this is. */
  readonly owner: string;
  readonly isCurrent: () => boolean;
  readonly database?: OutboxDatabase;
}

const ignore = (): void => undefined;

export function createOutboxStore(options: OutboxStoreOptions): OutboxStore {
  const { client, owner, isCurrent, database = createOutboxDatabase() } = options;
  const channel = ifAllowed(() => new BroadcastChannel(channelName));
  let known: Outboxes = {};
  /** Whether the device has failed; from then on the copy in memory counts. */
  let isInWindow = false;
  let isFormerTakenOver = false;
  const beingWritten = new Map<string, { matchId: number; message: Written }>();

  function show(): void {
    if (!isCurrent()) return;
    const shown: Record<number, Outbox> = { ...known };
    for (const { matchId, message } of beingWritten.values())
      shown[matchId] = withPending(shown[matchId] ?? emptyOutbox, message);
    client.setQueryData<Outboxes>(outboxKey, shown);
  }

  function know(matchId: number, box: Outbox): void {
    const { [matchId]: _, ...others } = known;
    known = box.length === 0 ? others : { ...others, [matchId]: box };
    show();
  }

  /** Changes the outbox on the device or, if that fails, the copy in memory. */
  async function write(
    matchId: number,
    onDevice: (box: Outbox) => Outbox,
    inWindow: (box: Outbox) => Outbox,
  ): Promise<Outbox> {
    if (!isCurrent()) return emptyOutbox;
    let box: Outbox | undefined;
    if (!isInWindow) {
      try {
        box = await database.patch(owner, matchId, onDevice);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
        channel?.postMessage(null);
      } catch {
        isInWindow = true;
      }
    }
    box ??= inWindow(known[matchId] ?? emptyOutbox);
    know(matchId, box);
    return box;
  }

  async function read(): Promise<Outboxes> {
    if (isInWindow || !isCurrent()) return known;
    try {
      if (!isFormerTakenOver) await takeOverFormer((matchId, add) => database.patch(owner, matchId, add));
      isFormerTakenOver = true;
      known = await database.read(owner);
      show();
    } catch {
      // The copy in memory stays; the next read may succeed.
    }
    return known;
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void read();
    if (typeof data === 'number' && isCurrent()) sent.call(data);
  });

  return {
    current: () => (isCurrent() ? known : {}),
    read,
    async add(matchId, message) {
      const { key } = message;
      const keptIn = (where: 'device' | 'window') => (box: Outbox) =>
        withPending(box, { ...message, keptIn: where });
      beingWritten.set(key, { matchId, message: { ...message, keptIn: null } });
      show();
      await write(matchId, keptIn('device'), keptIn('window'));
      beingWritten.delete(key);
      show();
    },
    patch(matchId, change) {
      const isBesides = isInWindow && isCurrent();
      const patched = write(matchId, change, change);
      // The device may still hold what was written before it failed; nobody should send that again.
      if (isBesides) void database.patch(owner, matchId, change).catch(ignore);
      return patched;
    },
    tellSent(count) {
      if (!isCurrent()) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
      channel?.postMessage(count);
      sent.call(count);
    },
    close: () => channel?.close(),
  };
}

const stores = new WeakMap<Api<unknown>, { owner: string | null; store: OutboxStore }>();

/** The outbox of the person whose session this is. */
export function outboxOf(api: Pick<Api<unknown>, 'owner' | 'queryClient'>): OutboxStore {
  const owner = api.owner();
  const present = stores.get(api as Api<unknown>);
  if (present?.owner === owner) return present.store;
  present?.store.close();
  const isCurrent = (): boolean => owner !== null && api.owner() === owner;
  const store = createOutboxStore({ client: api.queryClient, owner: owner ?? '', isCurrent });
  stores.set(api as Api<unknown>, { owner, store });
  return store;
}
