import type { Failure } from '@/components/error-text';

/** `checking`: the outcome is unknown until the list is read. `failed`: the backend refused it. */
const states = ['waiting', 'sending', 'checking', 'failed'] as const;

export interface PendingMessage {
  /** Its `Idempotency-Key`, the same for each attempt to send it. */
  readonly key: string;
  readonly text: string;
  /** ISO 8601, by this device's clock. */
  readonly writtenAt: string;
  /** The message will get a greater id than this: the newest one when it was written, or that of an earlier pending message. */
  readonly afterId: number;
  readonly state: (typeof states)[number];
  /** The number of attempts to send it. */
  readonly tries: number;
  /** Whether an attempt may have reached the backend. */
  readonly wasSent: boolean;
  /** Its position in the outbox; `writtenAt` cannot order messages, because the clock may be set back. */
  readonly order: number;
  readonly failure: Failure | null;
  /** `device`: in the database; `window`: only in the memory of this window; null: it is being saved. */
  readonly keptIn: 'device' | 'window' | null;
  /** Whether the refusal was announced. */
  readonly isTold?: true;
}

/** Checked without Zod, whose chunk would otherwise load at each start. */
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

/** Whether a stored value is a pending message of this build; other builds may have stored something else. */
export function isPendingMessage(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    Object.entries(types).every(([name, type]) => typeof fields[name] === type) &&
    states.some((state) => state === fields['state'])
  );
}
