import type { ReactNode } from 'react';
import { ScreenHeading } from '@/components/screen-heading';
import { buttonStyle } from '@/components/ui/button';
import { useFocusWhen } from '@/components/focus';
import { GoogleSignIn } from '@/features/account/google/google-sign-in';
import { useMailSent } from '@/features/account/parts/use-mail-sent';
import { storeReturnAddress } from '@/features/account/parts/return-address';
import { CodePanel } from '@/features/account/sign-in/code-panel';
import { useSignInSteps } from '@/features/account/sign-in/use-sign-in-steps';
import { ResendButton } from '@/features/account/verification/resend-button';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';
import { RegistrationForm } from './registration-form';

/** "Check your e-mail", shown instead of the form after the account was created. */
function CheckEmail({ email, at }: { email: string; at: number }): ReactNode {
  const { LL } = useI18n();
  const texts = LL.account.checkEmail;
  const heading = useFocusWhen<HTMLHeadingElement>();
  const next = useNext();
  useTitle(texts.title());
  return (
    <div className="grid gap-5">
      <ScreenHeading ref={heading} title={texts.title()} />
      <p>{texts.text({ email })}</p>
      <p className="text-muted">{texts.spam()}</p>
      <ResendButton email={email} sentAt={at} />
      <Link to="login" search={{ next }} className={buttonStyle({ variant: 'quiet' })}>
        {texts.toLogin()}
      </Link>
    </div>
  );
}

export function RegistrationPanel(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  const { otp, proceed, signIn, back, isBack } = useSignInSteps();
  const { sent, remember } = useMailSent('registration');
  const heading = useFocusWhen<HTMLHeadingElement>(isBack && !otp);
  const texts = LL.account.registration;
  if (otp) return <CodePanel otp={otp} onSignedIn={signIn} onBack={back} />;
  if (sent) return <CheckEmail {...sent} />;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <ScreenHeading ref={heading} />
        <p className="text-muted">{texts.lead()}</p>
      </header>
      <RegistrationForm
        onRegistered={(email) => {
          storeReturnAddress(next);
          remember(email);
        }}
      />
      <GoogleSignIn onResult={proceed} />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4">
        {texts.haveAccount()}
        <Link to="login" search={{ next }} className="lone-link">
          {texts.signIn()}
        </Link>
      </p>
    </div>
  );
}
