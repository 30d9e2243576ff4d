import { type ReactNode, useState } from 'react';
import { useAuthState } from '@/api/context';
import { errorText } from '@/components/error-text';
import { ScreenHeading } from '@/components/screen-heading';
import { Button, buttonStyle } from '@/components/ui/button';
import { Spinner } from '@/components/ui/icon';
import { useFocusWhen } from '@/components/focus';
import { LinkOutcome } from '@/features/account/parts/link-outcome';
import { wayBack } from '@/features/account/parts/way-back';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { ResendForm } from './resend-form';
import { useVerification, type Verification } from './use-verification';

/** The outcome of the link in words; a person who is signed in is not told to sign in. */
function VerificationOutcome({
  verification,
  isSignedIn,
}: {
  verification: Verification;
  isSignedIn: boolean;
}): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.verification;
  const { state } = verification;
  switch (state) {
    case 'running':
      return (
        <LinkOutcome result={null}>
          <p className="flex items-center gap-3">
            <Spinner />
            {words.running()}
          </p>
        </LinkOutcome>
      );
    case 'verified':
    case 'alreadyVerified': {
      const text = isSignedIn ? words.signedInText() : words[`${state}Text`]();
      return <LinkOutcome result={{ kind: 'success', title: words[state](), text }} />;
    }
    case 'failed': {
      const text = errorText(LL, verification.failure);
      return <LinkOutcome result={{ kind: 'danger', title: words.failed(), text }} />;
    }
    default: {
      const kind = state === 'missing' ? 'info' : 'warning';
      return <LinkOutcome result={{ kind, title: words[state](), text: words[`${state}Text`]() }} />;
    }
  }
}

function WayOn({ verification, isSignedIn }: { verification: Verification; isSignedIn: boolean }): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.verification;
  const [back] = useState(wayBack);
  const wayOn = (variant: 'primary' | 'quiet'): ReactNode => (
    <Link
      to={isSignedIn ? 'index' : 'login'}
      search={isSignedIn ? {} : back}
      className={buttonStyle({ variant, size: 'lg' })}
    >
      {isSignedIn ? words.home() : LL.login.submit()}
    </Link>
  );
  switch (verification.state) {
    case 'running':
      return null;
    case 'verified':
    case 'alreadyVerified':
      return wayOn('primary');
    case 'failed':
      return (
        <Button variant="primary" size="lg" onClick={verification.retry}>
          {LL.common.actions.retry()}
        </Button>
      );
    default:
      return (
        <div className="grid gap-3">
          <ResendForm isMain />
          {/* The address may have been verified long ago. */}
          {wayOn('quiet')}
        </div>
      );
  }
}

/** E-mail verification by the link: each outcome in its own words, with what to do next. */
export function VerificationPanel(): ReactNode {
  const verification = useVerification();
  // The person may be signed in, but this page does not load the session (decision 011): all that is known is whether there are tokens.
  const isSignedIn = useAuthState().status !== 'unauthenticated';
  // The button to try again goes when it is pressed: the heading takes the focus.
  const heading = useFocusWhen<HTMLHeadingElement>(verification.state === 'running' && verification.isRetry);
  return (
    <div className="grid gap-6">
      <ScreenHeading ref={heading} />
      <VerificationOutcome verification={verification} isSignedIn={isSignedIn} />
      <WayOn verification={verification} isSignedIn={isSignedIn} />
    </div>
  );
}
