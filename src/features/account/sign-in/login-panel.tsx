import { type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { CodeForm } from './code-form';
import { LoginLinks } from './login-links';
import { PasswordForm } from './password-form';
import { useSignIn } from './use-sign-in';

/** Signing in: username and password, then the one-time code when the account asks for it. */
export function LoginPanel(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  const signIn = useSignIn();
  const [otp, setOtp] = useState<OtpRequired | null>(null);
  const [username, setUsername] = useState('');
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-bold">{otp ? LL.login.codeTitle() : LL.login.title()}</h1>
      {otp ? (
        <CodeForm otp={otp} onSignedIn={signIn} onBack={() => setOtp(null)} />
      ) : (
        <>
          {next && <Notice kind="info">{LL.home.signInNotice.text()}</Notice>}
          <PasswordForm
            username={username}
            onResult={(result, typed) => {
              setUsername(typed);
              return result.status === 'otp_required' ? setOtp(result) : signIn(result);
            }}
          />
          <LoginLinks />
        </>
      )}
    </div>
  );
}
