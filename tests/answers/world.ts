import { createBackend, type Backend } from '@mocks/backend';
import { limits } from '@/generated/rules';
import { countAttempt, type LimitName } from '@mocks/db/limits';
import { findByUsername } from '@mocks/db/rows';
import { createSeed } from '@mocks/db/seed';
import type { UserRow } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';

/** Passwords of a contract are worth no work. */
export const ITERATIONS = 1;

/** Whom Google's credentials must be for. */
export const GOOGLE = 'hrajem';

/** An id that no row has. */
export const NEVER = 2_147_483_647;

/** The embedded backend as provider states see it. */
export interface World extends Backend {
  /** The person who is signed in. */
  me: () => UserRow;
  /** The same store at another time, for what was done back then. */
  storeAt: (shift: number) => Store;
  /** Uses up what may be tried. */
  exhaust: (limit: LimitName, whom: string | number) => void;
  /** Back to the seed and its time. */
  rewind: () => void;
}

/** A fresh embedded backend in memory; at the real time unless told another. */
export async function createWorld(now: () => number = Date.now): Promise<World> {
  const seed = await createSeed({ now: now(), pbkdf2Iterations: ITERATIONS });
  const saved = structuredClone(seed);
  const backend = await createBackend({
    savedState: saved,
    now,
    pbkdf2Iterations: ITERATIONS,
    googleClientId: GOOGLE,
  });
  const { store, faults, clock } = backend;
  return {
    ...backend,
    me() {
      const user = findByUsername(store.state, 'jana');
      if (!user) throw new Error('The seed has no jana.');
      return user;
    },
    storeAt: (shift) => ({ ...store, state: store.state, now: () => store.now() + shift }),
    exhaust(limit, whom) {
      for (let count = 0; count < limits[limit].times; count += 1) countAttempt(store, limit, whom);
    },
    rewind() {
      store.replace(structuredClone(seed));
      faults.clear();
      clock.shift = 0;
    },
  };
}
