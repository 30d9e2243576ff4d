import type { Failure } from '@/components/error-text';
import * as z from '@/lib/zod';
import type { PendingMessage } from './outbox';

const Letter = z.object({
  key: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  afterId: z.number(),
  state: z.enum(['waiting', 'sending', 'checking', 'absent', 'failed']),
  failure: z.nullable(z.looseObject({ kind: z.string() })),
  isQueued: z.boolean(),
  tries: z.number(),
  failures: z.number(),
  order: z.number(),
});

/** A pending message as it was written down; null for anything else. */
export function parseLetter(text: string | null): PendingMessage | null {
  try {
    const letter = Letter.safeParse(JSON.parse(text ?? ''));
    return letter.success ? { ...letter.data, failure: letter.data.failure as Failure | null } : null;
  } catch {
    return null;
  }
}
