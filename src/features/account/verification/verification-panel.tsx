import { type ReactNode, useState } from 'react';
import { useAuthState } from '@/api/context';
import { errorText } from '@/components/error-text';
import { ScreenHeading } from '@/components/screen-heading';
import { Button, buttonStyle } from '@/components/ui/button';
import { Spinner } from '@/components/ui/icon';
import { useFocusWhen } from '@/components/focus';
import { LinkOutcome } from '@/features/account/parts/link-outcome';
import { getReturnSearch } from '@/features/account/parts/return-address';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { ResendForm } from './resend-form';
import { useVerification } from './use-verification';

const kinds = {
  verified: 'success',
  alreadyVerified: 'success',
  missing: 'info',
  expired: 'warning',
  invalid: 'warning',
  failed: 'danger',
} as const;

/** Verifies an e-mail address by the link that opened the page, and shows the outcome with the next action. */
export function VerificationPanel(): ReactNode {
  const { LL } = useI18n();
  const texts = LL.account.verification;
  const verification = useVerification();
  const { state } = verification;
  // This page does not load the session (decision 011); only the existence of tokens is known.
  const isSignedIn = useAuthState().status !== 'unauthenticated';
  // The heading takes the focus of the removed retry button.
  const heading = useFocusWhen<HTMLHeadingElement>(state === 'running' && verification.isRetry);
  const [returnSearch] = useState(getReturnSearch);
  const isVerified = state === 'verified' || state === 'alreadyVerified';
  const result =
    state === 'running'
      ? null
      : {
          kind: kinds[state],
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
      search={isSignedIn ? {} : returnSearch}
      className={buttonStyle({ variant: isVerified ? 'primary' : 'quiet', size: 'lg' })}
    >
      {isSignedIn ? texts.home() : LL.login.submit()}
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
        <Button variant="primary" size="lg" onClick={verification.retry}>
          {LL.common.actions.retry()}
        </Button>
      )}
      {(state === 'expired' || state === 'invalid' || state === 'missing') && (
        <div className="grid gap-3">
          <ResendForm isMain />
          {nextLink}
        </div>
      )}
    </div>
  );
}
