import { lifetimes, limits } from '@/generated/rules';
import { countAttempt, type LimitName } from '@mocks/db/limits';
import { findByUsername } from '@mocks/db/rows';
import type { UserRow } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';
import { createTestBackend as createBackend, type TestBackend as Backend } from '@mocks/node';

/** The client id that a Google credential must name. */
export const GOOGLE_CLIENT_ID = 'hrajem';

/** An id that no match and no city has. */
export const UNUSED_ID = 2_147_483_647;

/** An embedded backend in memory, with helpers for provider states. */
export interface TestBackend extends Backend {
  /** The person who is signed in. */
  me: () => UserRow;
  /** The same store with its clock so far in the past that what has this lifetime is just over. */
  storeBefore: (lifetime: keyof typeof lifetimes) => Store;
  /** Counts as many attempts as the limit allows. */
  useUpLimit: (limit: LimitName, subject: string | number) => void;
  /** Restores the seed and the time, and removes all faults. */
  restoreSeed: () => void;
}

/** Creates an embedded backend in memory, by default at the real time. */
export async function createTestBackend(now: () => number = Date.now): Promise<TestBackend> {
  const backend = await createBackend({ now, googleClientId: GOOGLE_CLIENT_ID });
  const { store, faults, clock } = backend;
  const seed = structuredClone(store.state);
  return {
    ...backend,
    me: () => findByUsername(store.state, 'jana')!,
    storeBefore: (lifetime) => ({
      ...store,
      state: store.state,
      now: () => store.now() - lifetimes[lifetime] * 1000 - 1,
    }),
    useUpLimit(limit, subject) {
      for (let count = 0; count < limits[limit].times; count += 1) countAttempt(store, limit, subject);
    },
    restoreSeed() {
      store.replace(structuredClone(seed));
      faults.clear();
      clock.shift = 0;
    },
  };
}
