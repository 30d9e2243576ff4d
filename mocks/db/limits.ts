import { refuse } from './refusal.ts';
import type { AttemptRow, Instant, State } from './state.ts';
import type { Store } from './store.ts';

interface Limit {
  /** How many attempts … */
  times: number;
  /** … within so many seconds. */
  seconds: number;
}

/** What may be tried how often. The second half of a key says for whom, such as `login:jana`. */
export const limits = {
  /** Wrong passwords for a username. */
  login: { times: 5, seconds: 300 },
  /** Refused Google credentials that claim an address. */
  google: { times: 5, seconds: 300 },
  /** Wrong one-time codes for an account. */
  otp: { times: 5, seconds: 300 },
  /** Registrations with an address. */
  register: { times: 5, seconds: 300 },
  /** Wrong links for an account's new password. */
  reset: { times: 5, seconds: 300 },
  /** Verification mails to an address, the one after registration included. */
  verification_mail: { times: 1, seconds: 60 },
  /** Password mails to an address. */
  reset_mail: { times: 1, seconds: 60 },
  /** Chat messages of a person. */
  chat: { times: 10, seconds: 10 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Whether attempts of that key count no more, by the limit that the key names. */
function isOver({ key, at }: AttemptRow, now: Instant): boolean {
  const limit = new Map<string, Limit>(Object.entries(limits)).get(key.split(':')[0] ?? '');
  return (at.at(-1) ?? 0) <= now - (limit?.seconds ?? 0) * 1000;
}

const keyOf = (name: LimitName, whom: string | number) => `${name}:${String(whom).toLowerCase()}`;

function rowOf(state: State, key: string, now: Instant): AttemptRow {
  state.attempts = state.attempts.filter((row) => !isOver(row, now));
  let row = state.attempts.find((candidate) => candidate.key === key);
  if (!row) {
    row = { key, at: [] };
    state.attempts.push(row);
  }
  return row;
}

/**
 * Counts an attempt before it is made, so that attempts at the same time count too. Refuses with `rate_limited` when the
 * limit is reached; what was refused does not count.
 */
export function takeAttempt(store: Store, name: LimitName, whom: string | number): void {
  const { times, seconds } = limits[name];
  const now = store.now();
  store.mutate((state) => {
    const row = rowOf(state, keyOf(name, whom), now);
    row.at = row.at.filter((at) => at > now - seconds * 1000);
    const oldest = row.at.at(-times);
    if (oldest !== undefined) {
      refuse('rate_limited', { retryAfter: Math.ceil((oldest + seconds * 1000 - now) / 1000) });
    }
    row.at.push(now);
  });
}

/** Forgets the attempts after one that succeeded. */
export function clearAttempts(store: Store, name: LimitName, whom: string | number): void {
  const key = keyOf(name, whom);
  store.mutate((state) => {
    state.attempts = state.attempts.filter((row) => row.key !== key);
  });
}
