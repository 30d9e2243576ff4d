import type { ReactNode } from 'react';
import { useAuthState } from '@/api/context';
import { errorText } from '@/components/error-text';
import { ScreenHeading } from '@/components/screen-heading';
import { Button, buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { ResendForm } from './resend-form';
import { useVerification, type Verification } from './use-verification';

/** Where to go after success: a person may have opened the link while signed in. */
function WayOn(): ReactNode {
  const { LL } = useI18n();
  const isSignedIn = useAuthState().status !== 'unauthenticated';
  return (
    <Link to={isSignedIn ? 'index' : 'login'} className={buttonStyle({ variant: 'primary', size: 'lg' })}>
      {isSignedIn ? LL.account.verification.home() : LL.account.verification.signIn()}
    </Link>
  );
}

function Outcome({ verification }: { verification: Verification }): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.verification;
  const { state } = verification;
  switch (state) {
    case 'running':
      return (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {words.running()}
        </p>
      );
    case 'verified':
    case 'alreadyVerified':
      return (
        <>
          <Notice kind="success" role="status">
            <p className="font-semibold">{words[state]()}</p>
            <p>{words[`${state}Text`]()}</p>
          </Notice>
          <WayOn />
        </>
      );
    case 'failed':
      return (
        <>
          <Notice kind="danger" role="alert">
            <p className="font-semibold">{words.failed()}</p>
            <p>{errorText(LL, verification.failure)}</p>
          </Notice>
          <Button variant="primary" size="lg" onClick={verification.retry}>
            {LL.common.actions.retry()}
          </Button>
        </>
      );
    default:
      return (
        <>
          <Notice kind={state === 'missing' ? 'info' : 'warning'} role="alert">
            <p className="font-semibold">{words[state]()}</p>
            <p>{words[`${state}Text`]()}</p>
          </Notice>
          <ResendForm />
        </>
      );
  }
}

/** E-mail verification by the link: each outcome in its own words, with what to do next. */
export function VerificationPanel(): ReactNode {
  return (
    <div className="grid gap-6">
      <ScreenHeading />
      <Outcome verification={useVerification()} />
    </div>
  );
}
