import type { ReactNode } from 'react';
import { FormAlert } from '@/components/form-alert';
import { useSchemaForm } from '@/components/use-schema-form';
import { EmailField } from '@/features/account/parts/email-field';
import { SubmitButton } from '@/features/account/parts/submit-button';
import { useI18n } from '@/i18n/context';
import { useResend } from './use-resend';

const loadSchema = async () => (await import('@/generated/contract')).EmailRequest;

/** Asks for the address and sends the verification link again. */
export function ResendForm(): ReactNode {
  const { LL } = useI18n();
  const { submit, isPending, isSent, failure, remaining } = useResend();
  const words = LL.account.resend;
  const { form, invalid, isChecking, unchecked } = useSchemaForm(loadSchema, submit);
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormAlert failure={unchecked ?? failure} />
      <EmailField label={words.email()} wrong={invalid.get('email')} />
      <p role="status" className="empty:-mb-5">
        {isSent && words.sent()}
      </p>
      <SubmitButton variant="secondary" busy={isPending || isChecking} remaining={remaining} isResend>
        {words.action()}
      </SubmitButton>
    </form>
  );
}
