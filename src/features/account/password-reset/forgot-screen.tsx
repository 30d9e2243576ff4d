import { useState } from 'react';
import { FormAlert } from '@/components/failures/form-alert';
import { useFocusWhen } from '@/components/focus/focus';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { SubmitButton } from '@/components/submit-button';
import { PlainButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { EmailField, useEmailForm } from '@/features/account/email-field';
import { mailCooldown, ResendButton, useSentMail } from '@/features/account/sent-mail';
import { useSubmission } from '@/forms/use-submission';
import { requestPasswordReset } from '@/generated/account/account';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';

interface ForgotStepsProps {
  /** Whether the person asked to enter another address; the field then takes the focus of the removed button. */
  hasRestarted: boolean;
  onRestart: () => void;
}

/** Asks for the address, and then says that an e-mail was sent, whether or not an account with that address exists. */
function ForgotSteps({ hasRestarted, onRestart }: ForgotStepsProps) {
  const { LL } = useI18n();
  const texts = LL.account.forgot;
  const { sentMail, rememberMail, forgetMail } = useSentMail('reset');
  const form = useEmailForm(hasRestarted);
  const submission = useSubmission(requestPasswordReset, {
    form,
    cooldown: mailCooldown,
    onSuccess: (_, { email }) => rememberMail(email),
  });
  const { submit, isPending, failure, remaining } = submission;
  const sentNotice = useFocusWhen<HTMLDivElement>(sentMail !== null);
  if (sentMail) {
    return (
      <div className="grid gap-4">
        <div ref={sentNotice} tabIndex={-1} className="outline-none">
          <Notice kind="success">
            <h2 className="font-semibold">{LL.account.checkEmail.title()}</h2>
            <p>{texts.sentText({ email: sentMail.email })}</p>
          </Notice>
        </div>
        <FormAlert failure={failure} />
        <ResendButton submission={submission} sentMail={sentMail} />
        <PlainButton
          onClick={() => {
            forgetMail();
            onRestart();
          }}
          className="lone-link justify-self-start"
        >
          {texts.otherEmail()}
        </PlainButton>
      </div>
    );
  }
  return (
    <>
      <p className="text-muted">{texts.lead()}</p>
      <form {...form.formProps(submit)} className="flex flex-col gap-5">
        <FormAlert failure={failure} statusText={form.status} />
        <EmailField label={LL.account.registration.email()} {...form.field('email')} />
        <SubmitButton busy={isPending} remainingSeconds={remaining}>
          {texts.submit()}
        </SubmitButton>
      </form>
    </>
  );
}

export function ForgotScreen() {
  const { LL } = useI18n();
  const [attempt, setAttempt] = useState(1);
  return (
    <div className="grid gap-6">
      <ScreenHeading />
      {/* The key resets the cooldown, which belongs to the former address. */}
      <ForgotSteps key={attempt} hasRestarted={attempt > 1} onRestart={() => setAttempt(attempt + 1)} />
      <p>
        <Link to="login" className="lone-link">
          {LL.account.toLogin()}
        </Link>
      </p>
    </div>
  );
}
