import type { State } from '@mocks/db/state';
import type { FaultRule } from '@mocks/handlers/faults';
import { createStore, get, setMany } from 'idb-keyval';

/** All that the tabs of a browser share. */
export interface Snapshot {
  /** Grows with every write; tells a tab whether it has seen the newest one. */
  revision: number;
  state: State;
  faults: FaultRule[];
  /** How far the clock was put forward, in milliseconds. */
  shift: number;
}

/** A place for one snapshot, shared by all tabs. */
export interface SnapshotStorage {
  /** The revision of the stored state; 0 when there is none. */
  revision: () => Promise<number>;
  read: () => Promise<Snapshot | null>;
  /** Puts it there whole or not at all. */
  write: (snapshot: Snapshot) => Promise<void>;
}

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
