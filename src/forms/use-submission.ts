import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { describeError } from '@/api/problem';
import { getFailureToShow } from '@/components/failures/error-text';
import { useRemainingSeconds } from '@/components/hooks/use-time';
import type { Failure } from '@/lib/failure';

/** Counts down the seconds until the next attempt. */
function useCooldown() {
  const [endsAt, setEndsAt] = useState(0);
  const remaining = useRemainingSeconds(endsAt);
  const endsAtRef = useRef(0);
  const start = useCallback((seconds: number) => {
    endsAtRef.current = Date.now() + seconds * 1000;
    setEndsAt(endsAtRef.current);
  }, []);
  // Unlike `remaining`, this function is up to date before the next render.
  const isWaiting = (): boolean => Date.now() < endsAtRef.current;
  return { remaining, start, isWaiting };
}

/** Milliseconds within which a second equal press counts as a double click. */
const doublePressMs = 300;

interface SubmissionOptions<Request, Result> {
  /** The result of `useContractForm` for the form that is submitted. */
  form?: {
    refuse: (refusal: Failure) => void;
    hasFieldProblems: (refusal: Failure | null) => boolean;
    formState: { isSubmitting: boolean };
  };
  /** The submission stays pending until this resolves; an error that it throws is a failure. */
  onSuccess?: (result: Result, request: Request) => Promise<void> | void;
  onFailure?: (error: Error) => void;
  /** Seconds to wait after a success before the next submission. */
  cooldown?: number;
}

/** A mutation for a form: it prevents concurrent and double submissions, and waits for the Retry-After of a 429 or 503. */
export function useSubmission<Request, Result>(
  send: (request: Request) => Promise<Result>,
  { form, onSuccess, onFailure, cooldown }: SubmissionOptions<Request, Result> = {},
) {
  const { remaining, start, isWaiting } = useCooldown();
  const isInFlight = useRef(false);
  const lastPress = useRef({ at: 0, request: '' });
  const isDoublePress = (request: Request): boolean => {
    const previousPress = lastPress.current;
    const newPress = { at: Date.now(), request: JSON.stringify(request) };
    const isSoon = Math.abs(newPress.at - previousPress.at) < doublePressMs;
    if (isSoon && newPress.request === previousPress.request) return true;
    lastPress.current = newPress;
    return false;
  };
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (request: Request) => send(request),
    // A typed password must not stay in the mutation cache after the form unmounts.
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
    /** Sends the request, but not while another is in flight or a wait is counted down. */
    submit: (request: Request): void => {
      if (isInFlight.current || isWaiting() || isDoublePress(request)) return;
      isInFlight.current = true;
      mutate(request);
    },
    isPending: isPending || (form?.formState.isSubmitting ?? false),
    isSent: isSuccess,
    /** Why the last submission failed; null if the fields show it, or when the wait after a 429 or 503 is over. */
    failure: failure && !form?.hasFieldProblems(failure) ? getFailureToShow(failure, remaining > 0) : null,
    /** Seconds left of the wait. */
    remaining,
    /** Starts a wait; takes its length in seconds. */
    startWait: start,
  };
}
