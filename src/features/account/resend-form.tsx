import { FormAlert } from '@/components/failures/form-alert';
import { SubmitButton } from '@/components/submit-button';
import { Notice } from '@/components/ui/notice';
import { useSubmission } from '@/forms/use-submission';
import { resendVerificationEmail } from '@/generated/account/account';
import { useI18n } from '@/i18n/context';
import { EmailField, useEmailForm } from './email-field';
import { mailCooldown } from './sent-mail';

/** Asks for the address and sends the verification link again. It shows one message at a time: why a link is needed (`reason`), an error or the success. */
export function ResendForm({ reason }: { reason?: string }) {
  const { LL } = useI18n();
  const form = useEmailForm();
  const { submit, isPending, isSent, failure, remaining } = useSubmission(resendVerificationEmail, {
    form,
    cooldown: mailCooldown,
  });
  const texts = LL.account.resend;
  return (
    <form {...form.formProps(submit)} className="flex flex-col gap-5">
      <FormAlert failure={failure} statusText={form.status} />
      {reason && !failure && !isSent && (
        <Notice kind="warning" role="alert">
          <p>{reason}</p>
        </Notice>
      )}
      <div role="status" aria-live="polite" className="empty:-mb-5">
        {isSent && !failure && (
          <Notice kind="success">
            <p>{texts.sent()}</p>
          </Notice>
        )}
      </div>
      <EmailField label={texts.email()} {...form.field('email')} />
      <SubmitButton
        variant={reason ? 'secondary' : 'primary'}
        busy={isPending}
        remainingSeconds={remaining}
        isResend
      >
        {texts.action()}
      </SubmitButton>
    </form>
  );
}
