import { useMutation } from '@tanstack/react-query';
import { describeError } from '@/api/describe-error';
import type { Failure } from '@/components/error-text';
import { useCooldown } from '@/components/use-cooldown';
import { resendVerificationEmail } from '@/generated/account/account';

/** Seconds between two e-mails to one address (product decisions, section 3). */
export const resendCooldown = 60;

interface Resend {
  send: (email: string) => void;
  isPending: boolean;
  /** The backend has taken it; the same for every address. */
  isSent: boolean;
  failure: Failure | null;
  /** Seconds until it may be sent again. */
  remaining: number;
  /** Starts such a wait, after a link that went out in another way. */
  start: (seconds: number) => void;
}

/** Sends the verification link again, at most once a minute. A refusal for haste sets the wait that it names. */
export function useResend(): Resend {
  const { remaining, start } = useCooldown();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (email: string) => resendVerificationEmail({ email }),
    onSuccess: () => start(resendCooldown),
    onError: (refusal) => {
      const failure = describeError(refusal);
      if (failure.kind === 'problem' && failure.retryAfter !== null) start(failure.retryAfter);
    },
  });
  return {
    send: (email) => {
      if (!isPending && remaining === 0) mutate(email);
    },
    isPending,
    isSent: isSuccess,
    failure: error && remaining === 0 ? describeError(error) : null,
    remaining,
    start,
  };
}
