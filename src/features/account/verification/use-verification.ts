import { useCallback, useEffect, useState } from 'react';
import type { Auth } from '@/api/auth';
import { useApi } from '@/api/context';
import { describeError, isProblem } from '@/api/problem';
import type { Failure } from '@/components/error-text';
import type { Session } from '@/generated/schemas/session.zod';
import type { VerifyEmailResult } from '@/generated/schemas/verifyEmailResult.zod';
import { accountCalls } from '@/queries/session';
import { getLinkSecrets, type LinkSecrets } from '@/routing/link-secrets';

export type Verification =
  | { state: 'running'; isRetry: boolean }
  | { state: 'verified' | 'alreadyVerified' | 'expired' | 'invalid' | 'missing' }
  | { state: 'failed'; failure: Failure; retry: () => void };

/** One request per link; the query cache would be cleared when a session ends. */
const requests = new WeakMap<LinkSecrets, Promise<VerifyEmailResult>>();

/** Refetches a session with an unverified address; only the backend knows whose link it was. */
async function refetchSession(auth: Auth<Session>): Promise<void> {
  if (auth.getSnapshot().session?.user.email_verified !== false) return;
  const session = await (await accountCalls()).getSession();
  auth.update(() => session);
}

const verify = async ({ uid = '', token = '' }: LinkSecrets): Promise<VerifyEmailResult> =>
  (await accountCalls()).verifyEmail({ uid, token });

function verifyOnce(link: LinkSecrets): Promise<VerifyEmailResult> {
  const call = requests.get(link) ?? verify(link);
  requests.set(link, call);
  return call;
}

type RequestResult = { data: VerifyEmailResult } | { error: unknown } | null;

/** Verifies an e-mail address by the link that opened the page: one request, even if the component is mounted twice, until `retry`. */
export function useVerification(): Verification {
  const [link] = useState(getLinkSecrets);
  const isComplete = Boolean(link.uid && link.token);
  const [settled, setSettled] = useState<RequestResult>(null);
  const [attempt, setAttempt] = useState(0);
  const { auth } = useApi();
  useEffect(() => {
    if (!isComplete) return undefined;
    let isMounted = true;
    verifyOnce(link).then(
      (data) => {
        if (!isMounted) return;
        setSettled({ data });
        refetchSession(auth).catch(() => undefined);
      },
      (error: unknown) => isMounted && setSettled({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [auth, link, isComplete, attempt]);
  const retry = useCallback(() => {
    requests.delete(link);
    setSettled(null);
    setAttempt((count) => count + 1);
  }, [link]);

  if (!isComplete) return { state: 'missing' };
  if (settled === null) return { state: 'running', isRetry: attempt > 0 };
  if ('data' in settled)
    return { state: settled.data.status === 'verified' ? 'verified' : 'alreadyVerified' };
  const { error } = settled;
  if (isProblem(error, 'verification_link_expired')) return { state: 'expired' };
  if (isProblem(error, 'verification_link_invalid') || isProblem(error, 'validation_failed')) {
    return { state: 'invalid' };
  }
  return { state: 'failed', failure: describeError(error), retry };
}
