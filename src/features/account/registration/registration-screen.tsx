import { FormAlert } from '@/components/failures/form-alert';
import { useFocusWhen } from '@/components/focus/focus';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { mailCooldown, type SentMail, ResendButton, useSentMail } from '@/features/account/sent-mail';
import { GoogleSignIn } from '@/features/account/sign-in/google-sign-in';
import { storeReturnAddress } from '@/features/account/sign-in/kept-registration';
import { CodePanel, useSignInSteps } from '@/features/account/sign-in/sign-in-steps';
import { useSubmission } from '@/forms/use-submission';
import { resendVerificationEmail } from '@/generated/account/account';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';
import { RegistrationForm } from './registration-form';

function CheckEmail({ sentMail }: { sentMail: SentMail }) {
  const { LL } = useI18n();
  const texts = LL.account.checkEmail;
  const heading = useFocusWhen<HTMLHeadingElement>();
  const nextAddress = useNext();
  const submission = useSubmission(resendVerificationEmail, { cooldown: mailCooldown });
  useTitle(texts.title());
  return (
    <div className="grid gap-5">
      <ScreenHeading ref={heading} title={texts.title()} />
      <p>{texts.text({ email: sentMail.email })}</p>
      <p className="text-muted">{texts.spam()}</p>
      <div className="grid gap-3">
        <FormAlert failure={submission.failure} />
        <div role="status" aria-live="polite" className="empty:absolute">
          {submission.isSent && (
            <Notice kind="success">
              <p>{LL.account.resend.sent()}</p>
            </Notice>
          )}
        </div>
        <ResendButton submission={submission} sentMail={sentMail} />
      </div>
      <Link to="login" search={{ next: nextAddress }} className={buttonStyle({ variant: 'quiet' })}>
        {LL.account.toLogin()}
      </Link>
    </div>
  );
}

export function RegistrationScreen() {
  const { LL } = useI18n();
  const nextAddress = useNext();
  const { otp, proceed, finishSignIn, goBack, hasReturnedFromCode } = useSignInSteps();
  const { sentMail, rememberMail } = useSentMail('registration');
  const heading = useFocusWhen<HTMLHeadingElement>(hasReturnedFromCode && !otp);
  const texts = LL.account.registration;
  if (otp) return <CodePanel otp={otp} onSignedIn={finishSignIn} onBack={goBack} />;
  if (sentMail) return <CheckEmail sentMail={sentMail} />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <ScreenHeading ref={heading} />
        <p className="text-muted">{texts.lead()}</p>
      </div>
      <RegistrationForm
        onRegistered={(email) => {
          storeReturnAddress(nextAddress);
          rememberMail(email);
        }}
      />
      <GoogleSignIn onResult={proceed} />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4">
        {texts.haveAccount()}
        <Link to="login" search={{ next: nextAddress }} className="lone-link">
          {texts.signIn()}
        </Link>
      </p>
    </div>
  );
}
