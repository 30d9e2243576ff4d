import type { State } from '@mocks/db/state';
import type { FaultRule } from '@mocks/handlers/faults';

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
