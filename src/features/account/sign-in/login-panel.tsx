import { type ReactNode, useState } from 'react';
import { useApi, useAuthState } from '@/api/context';
import { ScreenHeading } from '@/components/screen-heading';
import { useLostMessageCount } from '@/components/lost-messages';
import { Notice } from '@/components/ui/notice';
import { GoogleSignIn } from '@/features/account/google/google-sign-in';
import { ResendForm } from '@/features/account/verification/resend-form';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { isInvitation } from '@/routing/guard';
import { CodePanel } from './code-panel';
import { PasswordForm } from './password-form';
import { useSignInSteps } from './use-sign-in-steps';
import { Link } from '@/routing/link';

function LoginLinks(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      <p>
        <Link to="forgotPassword" className="lone-link">
          {LL.login.forgotten()}
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-2">
        {LL.login.noAccount()}
        <Link to="registration" search={{ next }} className="lone-link">
          {LL.account.registration.submit()}
        </Link>
      </p>
    </div>
  );
}

/** The login screen: password, Google, and the one-time code when it is required. */
export function LoginPanel(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  const { auth } = useApi();
  const { otp, proceed, signIn, back, isBack } = useSignInSteps();
  const [username, setUsername] = useState('');
  const [isNotVerified, setIsNotVerified] = useState(false);
  const lostCount = useLostMessageCount();
  useAuthState();
  const expiry = auth.lastExpiry();
  const reason =
    expiry === 'clock'
      ? LL.problems.wrongClock()
      : expiry
        ? LL.problems.codes.token_expired()
        : next && LL.home.signInNotice[isInvitation(next) ? 'invitation' : 'text']();
  if (otp) return <CodePanel otp={otp} onSignedIn={signIn} onBack={back} />;
  return (
    <div className="grid gap-6">
      <ScreenHeading title={LL.login.title()} />
      {reason && <Notice kind="info">{reason}</Notice>}
      {expiry && lostCount > 0 && (
        <Notice kind="warning" role="status">
          {LL.login.lostMessages({ count: lostCount })}
        </Notice>
      )}
      <PasswordForm
        username={username}
        takesFocus={isBack}
        onRefused={setIsNotVerified}
        onResult={(result, typed) => {
          setUsername(typed);
          return proceed(result);
        }}
      />
      {isNotVerified && <ResendForm reason={LL.problems.codes.email_not_verified()} />}
      <GoogleSignIn onResult={proceed} />
      <LoginLinks />
    </div>
  );
}
