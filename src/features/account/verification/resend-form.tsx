import type { ReactNode } from 'react';
import { FormAlert } from '@/components/form-alert';
import { Notice } from '@/components/ui/notice';
import { EmailField, useEmailForm } from '@/features/account/parts/email-field';
import { SubmitButton } from '@/components/submit-button';
import { useI18n } from '@/i18n/context';
import { useResend } from './use-resend';

/** Asks for the address and sends the verification link again. It shows one message at a time: the reason, an error or the success. */
export function ResendForm({ reason, isMain = false }: { reason?: string; isMain?: boolean }): ReactNode {
  const { LL } = useI18n();
  const form = useEmailForm();
  const { submit, isPending, isSent, failure, remaining } = useResend(form);
  const texts = LL.account.resend;
  return (
    <form {...form.formProps(submit)} className="flex flex-col gap-5">
      <FormAlert failure={failure} status={form.status} />
      {reason && !failure && !isSent && (
        <Notice kind="warning" role="alert">
          <p>{reason}</p>
        </Notice>
      )}
      <div role="status" className="empty:-mb-5">
        {isSent && !failure && (
          <Notice kind="success">
            <p>{texts.sent()}</p>
          </Notice>
        )}
      </div>
      <EmailField label={texts.email()} error={form.errorOf('email')} {...form.register('email')} />
      <SubmitButton
        variant={isMain ? 'primary' : 'secondary'}
        busy={isPending}
        remaining={remaining}
        isResend
      >
        {texts.action()}
      </SubmitButton>
    </form>
  );
}
