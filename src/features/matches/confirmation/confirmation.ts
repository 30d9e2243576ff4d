import { describeError, isProblem } from '@/api/problem';
import type { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import type { Failure } from '@/lib/failure';

type DeadLinkReason = 'invalid' | 'expired' | 'cancelled' | 'over';

/** The state of a confirmation; `waiting` before the button is pressed; only `failed` can be tried again. */
export type Confirmation =
  | { state: 'waiting' }
  | { state: 'confirmed' | 'alreadyConfirmed'; match: ConfirmResult['match'] }
  | { state: DeadLinkReason }
  | { state: 'failed'; failure: Failure };

/** Why the link can never work again, by problem code; after any other problem a new attempt may succeed. */
const deadLinkReasons: Readonly<Record<string, DeadLinkReason>> = {
  confirmation_link_invalid: 'invalid',
  validation_failed: 'invalid',
  confirmation_link_expired: 'expired',
  match_cancelled: 'cancelled',
  match_started: 'over',
  match_finished: 'over',
};

export const getDeadLinkReason = (error: unknown): DeadLinkReason | undefined =>
  isProblem(error) ? deadLinkReasons[error.code ?? ''] : undefined;

export function toConfirmation(result: ConfirmResult | undefined, error: unknown): Confirmation {
  if (result)
    return { state: result.status === 'confirmed' ? 'confirmed' : 'alreadyConfirmed', match: result.match };
  const deadLinkReason = getDeadLinkReason(error);
  if (deadLinkReason) return { state: deadLinkReason };
  return error ? { state: 'failed', failure: describeError(error) } : { state: 'waiting' };
}
