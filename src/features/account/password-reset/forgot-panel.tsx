import { type ReactNode, useEffect, useState } from 'react';
import { FormAlert } from '@/components/form-alert';
import { ScreenHeading } from '@/components/screen-heading';
import { Notice } from '@/components/ui/notice';
import { PlainButton } from '@/components/ui/button';
import { useFocusWhen } from '@/components/focus';
import { EmailField, useEmailForm } from '@/features/account/parts/email-field';
import { useMailSent } from '@/features/account/parts/use-mail-sent';
import { cooldownSince, mailCooldown } from '@/features/account/verification/use-resend';
import { SubmitButton } from '@/components/submit-button';
import { useSubmission } from '@/forms/use-submission';
import { requestPasswordReset } from '@/generated/account/account';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';

interface ForgotStepsProps {
  /** Is it asked after another address was? The press that led here is gone, so the field takes the focus. */
  isAnother: boolean;
  onOther: () => void;
}

/** Looks the same for every address, known or not: nobody learns whether an account exists. */
function ForgotSteps({ isAnother, onOther }: ForgotStepsProps): ReactNode {
  const { LL } = useI18n();
  const texts = LL.account.forgot;
  const { sent, note, forget } = useMailSent('reset');
  const form = useEmailForm(isAnother);
  const { submit, isPending, failure, remaining, wait } = useSubmission(requestPasswordReset, {
    form,
    cooldown: mailCooldown,
    onSuccess: (_, { email }) => note(email),
  });
  // It takes the focus from the form that it replaces.
  const message = useFocusWhen<HTMLDivElement>(sent !== null);
  const sentAt = sent?.at;
  useEffect(() => {
    if (sentAt !== undefined) wait(cooldownSince(sentAt));
  }, [sentAt, wait]);

  if (sent) {
    return (
      <div className="grid gap-4">
        <div ref={message} tabIndex={-1} className="outline-none">
          <Notice kind="success">
            <h2 className="font-semibold">{LL.account.checkEmail.title()}</h2>
            <p>{texts.sentText({ email: sent.email })}</p>
          </Notice>
        </div>
        <FormAlert failure={failure} />
        <SubmitButton
          type="button"
          variant="secondary"
          busy={isPending}
          remaining={remaining}
          isResend
          onClick={() => submit({ email: sent.email })}
        >
          {texts.again()}
        </SubmitButton>
        <PlainButton
          onClick={() => {
            forget();
            onOther();
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
        <FormAlert failure={failure} status={form.status} />
        <EmailField
          label={LL.account.registration.email()}
          error={form.errorOf('email')}
          {...form.register('email')}
        />
        <SubmitButton busy={isPending} remaining={remaining}>
          {texts.submit()}
        </SubmitButton>
      </form>
    </>
  );
}

export function ForgotPanel(): ReactNode {
  const { LL } = useI18n();
  const [address, setAddress] = useState(1);
  return (
    <div className="grid gap-6">
      <ScreenHeading />
      {/* A key for each address: the wait before sending again is that of the former address. */}
      <ForgotSteps key={address} isAnother={address > 1} onOther={() => setAddress(address + 1)} />
      <p>
        <Link to="login" className="lone-link">
          {LL.account.forgot.backToLogin()}
        </Link>
      </p>
    </div>
  );
}
