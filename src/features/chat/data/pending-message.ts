import type { Failure } from '@/components/error-text';

/** `checking`: nobody has said whether it arrived, and the list has not been read since. `failed`: the backend refused it. */
const states = ['waiting', 'sending', 'checking', 'failed'] as const;

export interface PendingMessage {
  /** Its `Idempotency-Key`, the same for each attempt to send it. */
  readonly key: string;
  readonly text: string;
  /** ISO 8601, by this device's clock. */
  readonly writtenAt: string;
  /** Id of a message that its own will be newer than: the newest one known when it was written, or what an earlier pending one became. */
  readonly afterId: number;
  readonly state: (typeof states)[number];
  /** How often somebody has begun to send it. */
  readonly tries: number;
  /** Whether one of these may have reached the backend. */
  readonly wasSent: boolean;
  /** Its place among those that are pending: a clock may be set back between two of them. */
  readonly order: number;
  readonly failure: Failure | null;
  /** `device` outlives the app, `window` lasts while this window is open; null while it is being written down. */
  readonly keptIn: 'device' | 'window' | null;
  readonly isTold?: true;
}

/** What each field is; without Zod, which is not loaded only to see whether something waits. */
const types = {
  key: 'string',
  text: 'string',
  writtenAt: 'string',
  afterId: 'number',
  state: 'string',
  tries: 'number',
  wasSent: 'boolean',
  order: 'number',
  failure: 'object',
  keptIn: 'string',
} as const satisfies Record<Exclude<keyof PendingMessage, 'isTold'>, string>;

/** Is it a message as this build writes one down? Another build, or somebody at the device, may have written something else. */
export function isPendingMessage(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    Object.entries(types).every(([name, type]) => typeof fields[name] === type) &&
    states.some((state) => state === fields['state'])
  );
}
