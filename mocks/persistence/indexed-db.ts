import { createStore, get, setMany } from 'idb-keyval';
import type { Snapshot, SnapshotStorage } from './snapshot.ts';

/** Keeps the snapshot in IndexedDB, its revision beside it: that is asked for before every request. */
export function createIndexedDbStorage(): SnapshotStorage {
  const store = createStore('hrajem-demo', 'backend');
  return {
    revision: async () => (await get<number>('revision', store)) ?? 0,
    read: async () => (await get<Snapshot>('snapshot', store)) ?? null,
    // Both in one transaction.
    write: (snapshot) =>
      setMany(
        [
          ['revision', snapshot.revision],
          ['snapshot', snapshot],
        ],
        store,
      ),
  };
}
