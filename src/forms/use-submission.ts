import { useCallback, useId, useRef, useState } from 'react';
import { describeError } from '@/api/problem';
import { useWrite } from '@/api/write';
import { getFailureToShow } from '@/components/failures/error-text';
import { useRemainingSeconds } from '@/components/hooks/use-time';
import type { Failure } from '@/lib/failure';

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

/** The write of a form: after a 429 or 503 it waits for the Retry-After. */
export function useSubmission<Request, Result>(
  send: (request: Request) => Promise<Result>,
  { form, onSuccess, onFailure, cooldown }: SubmissionOptions<Request, Result> = {},
) {
  const { remaining, start, isWaiting } = useCooldown();
  const lastSent = useRef({ at: 0, request: '' });
  /** Whether the answer came between both presses of a double click. */
  const isDoublePress = (request: Request): boolean =>
    Math.abs(Date.now() - lastSent.current.at) < doublePressMs &&
    JSON.stringify(request) === lastSent.current.request;
  const { write, isPending, isSuccess, error } = useWrite(['form', useId()], {
    mutationFn: (request: Request) => send(request),
    // A typed password must not stay in the mutation cache after the form unmounts.
    gcTime: 0,
    onMutate: (request) => {
      lastSent.current = { at: Date.now(), request: JSON.stringify(request) };
    },
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
  });
  const failure = error && describeError(error);
  return {
    /** Sends the request, but not while another is in flight or a wait is counted down. */
    submit: (request: Request): void => {
      if (!isWaiting() && !isDoublePress(request)) write(request);
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
