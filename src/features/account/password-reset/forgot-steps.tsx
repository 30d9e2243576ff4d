import { type ReactNode, useState } from 'react';
import { FormAlert } from '@/components/form-alert';
import { EmailField, useEmailForm } from '@/features/account/parts/email-field';
import { SubmitButton } from '@/forms/submit-button';
import { mailCooldown } from '@/features/account/verification/use-resend';
import { useSubmission } from '@/forms/use-submission';
import { requestPasswordReset } from '@/generated/account/account';
import { useI18n } from '@/i18n/context';
import { LinkSent } from './link-sent';

interface ForgotStepsProps {
  /** Is it asked after another address was? The press that led here is gone, so the field takes the focus. */
  isAnother: boolean;
  onOther: () => void;
}

/**
 * One address: asking for the link, then what to do. What follows looks the same for every address, known or not, as the
 * backend's answer is the same: nobody learns whether an account exists.
 */
export function ForgotSteps({ isAnother, onOther }: ForgotStepsProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.forgot;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useEmailForm(isAnother);
  const { submit, isPending, failure, remaining } = useSubmission(requestPasswordReset, {
    form,
    cooldown: mailCooldown,
    onSuccess: (_, { email }) => setSentTo(email),
  });

  if (sentTo !== null) {
    return (
      <LinkSent
        email={sentTo}
        failure={failure}
        remaining={remaining}
        busy={isPending}
        onAgain={() => submit({ email: sentTo })}
        onOther={onOther}
      />
    );
  }
  return (
    <>
      <p className="text-muted">{words.lead()}</p>
      <form {...form.formProps(submit)} className="flex flex-col gap-5">
        <FormAlert failure={failure} status={form.status} />
        <EmailField label={LL.account.registration.email()} form={form} />
        <SubmitButton busy={isPending} remaining={remaining}>
          {words.submit()}
        </SubmitButton>
      </form>
    </>
  );
}
