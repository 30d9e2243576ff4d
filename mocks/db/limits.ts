import { limits } from '@/generated/rules';
import { refuse } from './refusal.ts';
import type { AttemptRow, Instant, State } from './state.ts';
import type { Store } from './store.ts';

export type LimitName = keyof typeof limits;

/** Whether the newest attempt is older than the duration of its limit, whose name is the first part of the key. */
function isExpired({ key, at: attemptTimes }: AttemptRow, now: Instant): boolean {
  const limit = new Map<string, { seconds: number }>(Object.entries(limits)).get(key.split(':')[0] ?? '');
  return (attemptTimes.at(-1) ?? 0) <= now - (limit?.seconds ?? 0) * 1000;
}

/** Returns a key such as `login:jana`. */
const keyOf = (name: LimitName, subject: string | number) => `${name}:${String(subject).toLowerCase()}`;

function findOrAddRow(state: State, key: string, now: Instant): AttemptRow {
  state.attempts = state.attempts.filter((row) => !isExpired(row, now));
  let row = state.attempts.find((candidate) => candidate.key === key);
  if (!row) {
    row = { key, at: [] };
    state.attempts.push(row);
  }
  return row;
}

/**
 * Counts an attempt before it is made, because attempts may run at the same time; refuses with `rate_limited` at the limit, and does
 * not count that attempt. `subject` is a username, an email address or an id.
 */
export function countAttempt(store: Store, name: LimitName, subject: string | number): void {
  const { times: maxAttempts, seconds } = limits[name];
  const now = store.now();
  store.mutate((state) => {
    const row = findOrAddRow(state, keyOf(name, subject), now);
    row.at = row.at.filter((time) => time > now - seconds * 1000);
    const oldestTime = row.at.at(-maxAttempts);
    if (oldestTime !== undefined)
      refuse('rate_limited', { retryAfter: Math.ceil((oldestTime + seconds * 1000 - now) / 1000) });
    row.at.push(now);
  });
}

/** Forgets the counted attempts; for use after an attempt that succeeded. */
export function clearAttempts(store: Store, name: LimitName, subject: string | number): void {
  const key = keyOf(name, subject);
  store.mutate((state) => {
    state.attempts = state.attempts.filter((row) => row.key !== key);
  });
}
