import type { State } from '@mocks/db/state';
import type { FaultRule } from '@mocks/handlers/faults';
import { createStore, get, setMany } from 'idb-keyval';

/** The data that all tabs of a browser share. */
export interface Snapshot {
  /** Increases with every write, so that a tab can detect a newer snapshot. */
  revision: number;
  state: State;
  faults: FaultRule[];
  /** The shift of the clock, in milliseconds. */
  shift: number;
}

/** A storage for one snapshot, shared by all tabs. */
export interface SnapshotStorage {
  /** The revision of the stored snapshot; 0 when there is none. */
  revision: () => Promise<number>;
  read: () => Promise<Snapshot | null>;
  /** Writes the whole snapshot atomically. */
  write: (snapshot: Snapshot) => Promise<void>;
}

/** Stores the snapshot in IndexedDB. Its revision has a key of its own, because it is read before every request. */
export function createIndexedDbStorage(): SnapshotStorage {
  const store = createStore('hrajem-demo', 'backend');
  return {
    revision: async () => (await get<number>('revision', store)) ?? 0,
    read: async () => (await get<Snapshot>('snapshot', store)) ?? null,
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
