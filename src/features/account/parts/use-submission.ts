import { describeError, type ErrorDescription } from '@/api/describe-error';
import { useWrite } from '@/api/use-write';
import type { Failure } from '@/components/error-text';
import { useCooldown } from '@/components/use-cooldown';

interface SubmissionOptions<Request, Result> {
  /** The form stays busy until what it does is done. */
  onSuccess?: (result: Result, request: Request) => Promise<void> | void;
  onFailure?: (failure: ErrorDescription, error: unknown) => void;
  /** Seconds to wait after a success before the same may be sent again. */
  cooldown?: number;
}

interface Submission<Request> {
  /** Sends once, however often it is called meanwhile; does nothing while a wait is counted. */
  submit: (request: Request) => void;
  isPending: boolean;
  isSent: boolean;
  /** Why the last one failed; gone when the wait that a 429 asked for is over. */
  failure: ErrorDescription | Extract<Failure, { kind: 'counted' }> | null;
  /** Seconds until it may be sent again. */
  remaining: number;
  /** Starts such a wait, after something that was sent in another way. */
  wait: (seconds: number) => void;
}

/** Sends what a form holds: never twice at once, and after a 429 not before the time that it names. */
export function useSubmission<Request, Result>(
  send: (request: Request) => Promise<Result>,
  { onSuccess, onFailure, cooldown }: SubmissionOptions<Request, Result> = {},
): Submission<Request> {
  const { remaining, start, isCounting } = useCooldown();
  const { mutate, isPending, isSuccess, error } = useWrite({
    mutationFn: async (request: Request) => {
      // Not `await onSuccess?.(await send(request), …)`: without `onSuccess` that would not send at all.
      const result = await send(request);
      await onSuccess?.(result, request);
    },
    onSuccess: () => {
      if (cooldown !== undefined) start(cooldown);
    },
    onError: (refusal) => {
      const failure = describeError(refusal);
      if (failure.kind === 'problem' && failure.retryAfter !== null) start(failure.retryAfter);
      onFailure?.(failure, refusal);
    },
  });
  return {
    submit: (request) => {
      if (!isCounting()) mutate(request);
    },
    isPending,
    isSent: isSuccess,
    failure: shownFailure(error && describeError(error), remaining),
    remaining,
    wait: start,
  };
}

/** The seconds are counted on the button: in the message each of them would be announced anew. */
function shownFailure(failure: ErrorDescription | null, remaining: number): Submission<unknown>['failure'] {
  if (failure?.kind !== 'problem' || failure.retryAfter === null) return failure;
  return remaining > 0 ? { kind: 'counted' } : null;
}
