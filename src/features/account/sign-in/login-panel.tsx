import { type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { GoogleSignIn } from '@/features/account/google/google-sign-in';
import { ResendForm } from '@/features/account/verification/resend-form';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { CodePanel } from './code-panel';
import { LoginLinks } from './login-links';
import { PasswordForm } from './password-form';
import { useSignInSteps } from './use-sign-in-steps';

/** Signing in: username and password or Google, then the one-time code when the account asks for it. */
export function LoginPanel(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  const { otp, proceed, signIn, back, isBack } = useSignInSteps();
  const [username, setUsername] = useState('');
  const [isNotVerified, setIsNotVerified] = useState(false);
  if (otp) return <CodePanel otp={otp} onSignedIn={signIn} onBack={back} />;
  return (
    <div className="grid gap-6">
      <h1 className="text-xl font-bold md:text-2xl">{LL.login.title()}</h1>
      {next && <Notice kind="info">{LL.home.signInNotice.text()}</Notice>}
      <PasswordForm
        username={username}
        takesFocus={isBack}
        onNotVerified={() => setIsNotVerified(true)}
        onResult={(result, typed) => {
          setUsername(typed);
          return proceed(result);
        }}
      />
      {isNotVerified && <ResendForm />}
      <GoogleSignIn onResult={proceed} />
      <LoginLinks />
    </div>
  );
}
