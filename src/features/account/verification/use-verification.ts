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

/** The call of each link that opened the page: not in the query cache, which is emptied when a session ends. */
const calls = new WeakMap<LinkSecrets, Promise<VerifyEmailResult>>();

/** Updates a loaded session after the verification of its address. Only the backend knows whose link it was. */
async function renewSession(auth: Auth<Session>): Promise<void> {
  if (auth.getSnapshot().session?.user.email_verified !== false) return;
  const session = await (await accountCalls()).getSession();
  auth.update(() => session);
}

const verify = async ({ uid = '', token = '' }: LinkSecrets): Promise<VerifyEmailResult> =>
  (await accountCalls()).verifyEmail({ uid, token });

function verifyOnce(link: LinkSecrets): Promise<VerifyEmailResult> {
  const call = calls.get(link) ?? verify(link);
  calls.set(link, call);
  return call;
}

type Settled = { data: VerifyEmailResult } | { error: unknown } | null;

/** Verifies by the link that opened this page: one call a visit, however often the screen is mounted, and again only by a press. */
export function useVerification(): Verification {
  const [link] = useState(getLinkSecrets);
  const isWhole = Boolean(link.uid && link.token);
  const [settled, setSettled] = useState<Settled>(null);
  const [attempt, setAttempt] = useState(0);
  const { auth } = useApi();
  useEffect(() => {
    if (!isWhole) return undefined;
    let isWanted = true;
    verifyOnce(link).then(
      (data) => {
        if (!isWanted) return;
        setSettled({ data });
        renewSession(auth).catch(() => undefined);
      },
      (error: unknown) => isWanted && setSettled({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [auth, link, isWhole, attempt]);
  const retry = useCallback(() => {
    calls.delete(link);
    setSettled(null);
    setAttempt((count) => count + 1);
  }, [link]);

  if (!isWhole) return { state: 'missing' };
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
