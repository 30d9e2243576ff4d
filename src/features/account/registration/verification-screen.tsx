import { useEffect, useState } from 'react';
import { useApi, useAuthState } from '@/api/context';
import { describeError, isProblem } from '@/api/problem';
import type { Auth } from '@/api/session/auth';
import { errorText } from '@/components/failures/error-text';
import { useFocusWhen } from '@/components/focus/focus';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { Button, buttonStyle } from '@/components/ui/button';
import { Spinner } from '@/components/ui/icon';
import { LinkOutcome } from '@/features/account/link-outcome';
import { ResendForm } from '@/features/account/resend-form';
import { getReturnSearch, takeRegisteredUsername } from '@/features/account/sign-in/kept-registration';
import type { Session } from '@/generated/schemas/session.zod';
import type { VerifyEmailResult } from '@/generated/schemas/verifyEmailResult.zod';
import { useI18n } from '@/i18n/context';
import type { Failure } from '@/lib/failure';
import { accountCalls } from '@/queries/session';
import { getLinkSecrets, type LinkSecrets } from '@/routing/address/link-secrets';
import { Link } from '@/routing/link';

type Verification =
  | { state: 'running' | 'verified' | 'alreadyVerified' | 'expired' | 'invalid' | 'missing' }
  | { state: 'failed'; failure: Failure };

/** The request for each link; it is not in the query cache, which is cleared when a session ends. */
const requestsByLink = new WeakMap<LinkSecrets, Promise<VerifyEmailResult>>();

/** Only the backend knows whether the link belongs to the person of the session. */
async function refetchUnverifiedSession(auth: Auth<Session>): Promise<void> {
  if (auth.getSnapshot().session?.user.email_verified !== false) return;
  const session = await (await accountCalls()).getSession();
  auth.update(() => session);
}

const verify = async ({ uid = '', token = '' }: LinkSecrets): Promise<VerifyEmailResult> =>
  (await accountCalls()).verifyEmail({ uid, token });

function describeFailure(error: unknown): Verification {
  if (isProblem(error, 'verification_link_expired')) return { state: 'expired' };
  if (isProblem(error, 'verification_link_invalid') || isProblem(error, 'validation_failed'))
    return { state: 'invalid' };
  return { state: 'failed', failure: describeError(error) };
}

/** Verifies an e-mail address by the link that opened the page. The hook makes one request, even if the component is mounted twice; `retry` makes another. */
function useVerification() {
  const [secrets] = useState(getLinkSecrets);
  const isLinkComplete = Boolean(secrets.uid && secrets.token);
  const [verification, setVerification] = useState<Verification>({
    state: isLinkComplete ? 'running' : 'missing',
  });
  const [retryCount, setRetryCount] = useState(0);
  const { auth } = useApi();
  useEffect(() => {
    if (!isLinkComplete) return undefined;
    let isMounted = true;
    const request = requestsByLink.get(secrets) ?? verify(secrets);
    requestsByLink.set(secrets, request);
    request.then(
      ({ status }) => {
        if (!isMounted) return;
        takeRegisteredUsername();
        setVerification({ state: status === 'verified' ? 'verified' : 'alreadyVerified' });
        refetchUnverifiedSession(auth).catch(() => undefined);
      },
      (error: unknown) => isMounted && setVerification(describeFailure(error)),
    );
    return () => {
      isMounted = false;
    };
  }, [auth, secrets, isLinkComplete, retryCount]);
  const retry = (): void => {
    requestsByLink.delete(secrets);
    setVerification({ state: 'running' });
    setRetryCount((count) => count + 1);
  };
  return { verification, hasRetried: retryCount > 0, retry };
}

const noticeKindByState = {
  verified: 'success',
  alreadyVerified: 'success',
  missing: 'info',
  expired: 'warning',
  invalid: 'warning',
  failed: 'danger',
} as const;

export function VerificationScreen() {
  const { LL } = useI18n();
  const texts = { ...LL.account.link, ...LL.account.verification };
  const { verification, hasRetried, retry } = useVerification();
  const { state } = verification;
  // This page does not load the session (decision 011); only the existence of tokens is known.
  const isSignedIn = useAuthState().status !== 'unauthenticated';
  // The heading takes the focus of the removed retry button.
  const heading = useFocusWhen<HTMLHeadingElement>(state === 'running' && hasRetried);
  const [loginSearch] = useState(getReturnSearch);
  const isVerified = state === 'verified' || state === 'alreadyVerified';
  const result =
    state === 'running'
      ? null
      : {
          kind: noticeKindByState[state],
          title: texts[state](),
          text:
            state === 'failed'
              ? errorText(LL, verification.failure)
              : isVerified && isSignedIn
                ? texts.signedInText()
                : texts[`${state}Text`](),
        };
  const nextLink = (
    <Link
      to={isSignedIn ? 'index' : 'login'}
      search={isSignedIn ? {} : loginSearch}
      className={buttonStyle({ variant: isVerified ? 'primary' : 'quiet', size: 'lg' })}
    >
      {isSignedIn ? LL.common.actions.toMatches() : LL.login.submit()}
    </Link>
  );
  return (
    <div className="grid gap-6">
      <ScreenHeading ref={heading} />
      <LinkOutcome result={result}>
        {state === 'running' && (
          <p className="flex items-center gap-3">
            <Spinner />
            {texts.running()}
          </p>
        )}
      </LinkOutcome>
      {isVerified && nextLink}
      {state === 'failed' && (
        <Button variant="primary" size="lg" onClick={retry}>
          {LL.common.actions.retry()}
        </Button>
      )}
      {(state === 'expired' || state === 'invalid' || state === 'missing') && (
        <div className="grid gap-3">
          <ResendForm />
          {nextLink}
        </div>
      )}
    </div>
  );
}
