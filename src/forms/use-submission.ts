import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { describeError, type ErrorDescription } from '@/api/problem';
import { type Failure, failureDuringWait } from '@/components/error-text';
import { useRemainingSeconds } from '@/components/use-remaining';
import type { Refusal } from './field-errors';

/** Counts seconds down to the next attempt. */
function useCooldown() {
  const [until, setUntil] = useState(0);
  const remaining = useRemainingSeconds(until);
  const end = useRef(0);
  const start = useCallback((seconds: number) => {
    end.current = Date.now() + seconds * 1000;
    setUntil(end.current);
  }, []);
  // Known before `remaining` is drawn.
  const isWaiting = (): boolean => Date.now() < end.current;
  return { remaining, start, isCounting: isWaiting };
}

/** Milliseconds within which a second press belongs to the first: a double click, also where the answer comes in between. */
const doublePressMs = 300;

interface SubmissionOptions<Request, Result> {
  /** What it sends, if that is a form of `useContractForm`. */
  form?: {
    refuse: (refusal: Refusal) => void;
    isSaidAtFields: (refusal: Refusal | null) => boolean;
    formState: { isSubmitting: boolean };
  };
  /** It stays busy until what this does is done; what it throws counts as a failure. */
  onSuccess?: (result: Result, request: Request) => Promise<void> | void;
  onFailure?: (error: Error) => void;
  /** Seconds to wait after a success before the same may be sent again. */
  cooldown?: number;
}

interface Submission<Request> {
  /** Sends once, however often it is called meanwhile; does nothing while a wait is counted. */
  submit: (request: Request) => void;
  isPending: boolean;
  isSent: boolean;
  /** Why the last one failed, unless that is said at the fields; gone when the wait that a 429 or a 503 asked for is over. */
  failure: ErrorDescription | Extract<Failure, { kind: 'counted' }> | null;
  remaining: number;
  /** Starts such a wait, after something that was sent in another way. */
  startWait: (seconds: number) => void;
}

/** Sends by a generated call: never twice at once, and after a 429 or a 503 not before the time that it names. */
export function useSubmission<Request, Result>(
  send: (request: Request) => Promise<Result>,
  { form, onSuccess, onFailure, cooldown }: SubmissionOptions<Request, Result> = {},
): Submission<Request> {
  const { remaining, start, isCounting } = useCooldown();
  const isInFlight = useRef(false);
  const lastPress = useRef({ at: 0, request: '' });
  const isDoublePress = (request: Request): boolean => {
    const before = lastPress.current;
    const press = { at: Date.now(), request: JSON.stringify(request) };
    if (Math.abs(press.at - before.at) < doublePressMs && press.request === before.request) return true;
    lastPress.current = press;
    return false;
  };
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (request: Request) => send(request),
    // What was typed, such as a password, does not outlive its form in the cache.
    gcTime: 0,
    onSuccess: async (result, request) => {
      await onSuccess?.(result, request);
      if (cooldown !== undefined) start(cooldown);
    },
    onError: (refusal) => {
      const failure = describeError(refusal);
      if ('retryAfter' in failure) start(failure.retryAfter ?? 0);
      form?.refuse(failure);
      onFailure?.(refusal);
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });
  const failure = error && describeError(error);
  return {
    submit: (request) => {
      if (isInFlight.current || isCounting() || isDoublePress(request)) return;
      isInFlight.current = true;
      mutate(request);
    },
    isPending: isPending || (form?.formState.isSubmitting ?? false),
    isSent: isSuccess,
    failure: failure && !form?.isSaidAtFields(failure) ? failureDuringWait(failure, remaining) : null,
    remaining,
    startWait: start,
  };
}
