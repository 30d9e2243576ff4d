import { useCallback, useEffect, useState } from 'react';
import { describeError } from '@/api/describe-error';
import { isProblem } from '@/api/problem';
import type { Failure } from '@/components/error-text';
import { verifyEmail } from '@/generated/account/account';
import type { VerifyEmailResult } from '@/generated/schemas/verifyEmailResult.zod';
import { linkSecrets, type LinkSecrets } from '@/routing/link-secrets';

/** What came of the link; `failed` can be tried again. */
export type Verification =
  | { state: 'running' | 'verified' | 'alreadyVerified' | 'expired' | 'invalid' | 'missing' }
  | { state: 'failed'; failure: Failure; retry: () => void };

/** The call of each link that opened the page: not in the query cache, which is emptied when a session ends. */
const calls = new WeakMap<LinkSecrets, Promise<VerifyEmailResult>>();

function verifyOnce(link: LinkSecrets): Promise<VerifyEmailResult> {
  const call = calls.get(link) ?? verifyEmail({ uid: link.uid ?? '', token: link.token ?? '' });
  calls.set(link, call);
  return call;
}

type Settled = { data: VerifyEmailResult } | { error: unknown } | null;

/**
 * Verifies by the link that opened this page: one call a visit, however often the screen is mounted (StrictMode, the other
 * language, Back). Only a failure that a retry may heal is sent again, and by a press.
 */
export function useVerification(): Verification {
  const [link] = useState(linkSecrets);
  const isWhole = Boolean(link.uid && link.token);
  const [settled, setSettled] = useState<Settled>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWhole) return undefined;
    let isWanted = true;
    verifyOnce(link).then(
      (data) => isWanted && setSettled({ data }),
      (error: unknown) => isWanted && setSettled({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [link, isWhole, attempt]);
  const retry = useCallback(() => {
    calls.delete(link);
    setSettled(null);
    setAttempt((count) => count + 1);
  }, [link]);

  if (!isWhole) return { state: 'missing' };
  if (settled === null) return { state: 'running' };
  if ('data' in settled)
    return { state: settled.data.status === 'verified' ? 'verified' : 'alreadyVerified' };
  const { error } = settled;
  if (isProblem(error, 'verification_link_expired')) return { state: 'expired' };
  if (isProblem(error, 'verification_link_invalid') || isProblem(error, 'validation_failed')) {
    return { state: 'invalid' };
  }
  return { state: 'failed', failure: describeError(error), retry };
}
