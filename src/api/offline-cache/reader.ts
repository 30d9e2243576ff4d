import { inTime } from '@/lib/with-timeout';
import { type KeptAnswer, keptAnswerOf } from './cached-answer';
import { createKeptStore, type KeptStore } from './store';

/** An answer that was read again. */
export interface Recalled {
  readonly data: unknown;
  /** When it was answered, in milliseconds since 1970; not after now. */
  readonly at: number;
}

/** What is kept on this device. Loaded only where something may be kept. */
export interface Device extends Pick<KeptStore, 'write' | 'list' | 'clear'> {
  readonly answers: readonly KeptAnswer[];
  /** The answer of that path, if this person's is kept and still fits the contract; never rejects, and never takes long. */
  readonly recall: (owner: string, path: string) => Promise<Recalled | null>;
  /** Does the data stand on the device as it is? */
  readonly holds: (data: object) => boolean;
  /** Says so, or that it does not any more. */
  readonly hold: (data: object, isHeld: boolean) => void;
}

interface DeviceOptions {
  readonly answers: readonly KeptAnswer[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IndexedDB unless given. */
  readonly store?: KeptStore;
}

/** Milliseconds after which nobody waits for the database any more: some browsers never answer. */
const patienceMs = 1500;

/** Reads and writes what is kept, by the kinds of answers that are. */
export function createDevice({ answers, now, store = createKeptStore(now) }: DeviceOptions): Device {
  let held = new WeakSet();

  async function read(owner: string, path: string): Promise<Recalled | null> {
    const answer = keptAnswerOf(answers, path);
    if (!answer) return null;
    const kept = await inTime(patienceMs, store.read(owner, path));
    if (!kept) return null;
    const checked = answer.schema.safeParse(JSON.parse(kept.text));
    if (!checked.success) return null;
    held.add(checked.data as object);
    return { data: checked.data, at: Math.min(kept.at, now()) };
  }

  return {
    answers,
    write: store.write,
    list: store.list,
    clear() {
      held = new WeakSet();
      return store.clear();
    },
    recall: (owner, path) => read(owner, path).catch(() => null),
    holds: (data) => held.has(data),
    hold: (data, isHeld) => void (isHeld ? held.add(data) : held.delete(data)),
  };
}
