import { limits } from '@/generated/rules';
import { refuse } from './refusal.ts';
import type { AttemptRow, Instant, State } from './state.ts';
import type { Store } from './store.ts';

/** What may be tried only so often. The second half of a key says for whom, such as `login:jana`. */
export type LimitName = keyof typeof limits;

/** Whether attempts of that key count no more, by the limit that the key names. */
function isOver({ key, at }: AttemptRow, now: Instant): boolean {
  const limit = new Map<string, { seconds: number }>(Object.entries(limits)).get(key.split(':')[0] ?? '');
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
