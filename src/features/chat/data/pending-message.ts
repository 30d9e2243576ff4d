import type { PendingMessage } from './outbox';

/** What each field of a pending message is; without Zod, because whoever only looks whether something waits has not loaded it. */
const types = {
  key: 'string',
  text: 'string',
  writtenAt: 'string',
  afterId: 'number',
  state: 'string',
  failure: 'object',
  isQueued: 'boolean',
  tries: 'number',
  failures: 'number',
  order: 'number',
} as const satisfies Record<keyof PendingMessage, string>;

const states: readonly unknown[] = [
  'waiting',
  'sending',
  'checking',
  'absent',
  'failed',
] satisfies PendingMessage['state'][];

function isPendingMessage(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    Object.entries(types).every(([name, type]) => typeof fields[name] === type) &&
    states.includes(fields['state'])
  );
}

/** A pending message as it was written down; null for anything else. */
export function parsePendingMessage(text: string | null): PendingMessage | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isPendingMessage(value) ? value : null;
  } catch {
    return null;
  }
}
