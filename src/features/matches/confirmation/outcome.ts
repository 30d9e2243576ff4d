import { describeError, isProblem } from '@/api/problem';
import type { Failure } from '@/components/error-text';
import type { ConfirmResult } from '@/generated/schemas/confirmResult.zod';

type DeadLinkReason = 'invalid' | 'expired' | 'cancelled' | 'over';

/** What came of a confirmation; `waiting` until it is pressed, `failed` can be pressed again. */
export type Confirmation =
  | { state: 'waiting' }
  | { state: 'confirmed' | 'alreadyConfirmed'; result: ConfirmResult }
  | { state: DeadLinkReason }
  | { state: 'failed'; failure: Failure };

const deadLinkReasons: Readonly<Record<string, DeadLinkReason>> = {
  confirmation_link_invalid: 'invalid',
  validation_failed: 'invalid',
  confirmation_link_expired: 'expired',
  match_cancelled: 'cancelled',
  match_started: 'over',
  match_finished: 'over',
};

/** Why this error will come again, however often it is tried; undefined when it may not. */
export const getDeadLinkReason = (error: unknown): DeadLinkReason | undefined =>
  isProblem(error) ? deadLinkReasons[error.code ?? ''] : undefined;

/** Sorts the answer to a confirmation, or its failure, into what a person is told. */
export function toConfirmation(result: ConfirmResult | undefined, error: unknown): Confirmation {
  if (result) return { state: result.status === 'confirmed' ? 'confirmed' : 'alreadyConfirmed', result };
  const dead = getDeadLinkReason(error);
  if (dead) return { state: dead };
  return error ? { state: 'failed', failure: describeError(error) } : { state: 'waiting' };
}
