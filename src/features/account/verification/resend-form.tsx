import type { ReactNode } from 'react';
import { FormAlert } from '@/components/form-alert';
import { Notice } from '@/components/ui/notice';
import { useSchemaForm } from '@/components/use-schema-form';
import { EmailField } from '@/features/account/parts/email-field';
import { SubmitButton } from '@/features/account/parts/submit-button';
import { useI18n } from '@/i18n/context';
import { useResend } from './use-resend';

const loadSchema = async () => (await import('@/generated/schemas/emailRequest.zod')).EmailRequest;

interface ResendFormProps {
  /** Why it is needed; gives way to what came of it. */
  reason?: string;
  /** Is it the main thing to do on its screen? */
  isMain?: boolean;
}

/** Asks for the address and sends the verification link again. One message at a time says why, what failed or that it is done. */
export function ResendForm({ reason, isMain = false }: ResendFormProps): ReactNode {
  const { LL } = useI18n();
  const { submit, isPending, isSent, failure, remaining } = useResend();
  const words = LL.account.resend;
  const { form, invalid, isChecking, unchecked } = useSchemaForm(loadSchema, submit);
  const problem = unchecked ?? failure;
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormAlert failure={problem} />
      {reason && !problem && !isSent && (
        <Notice kind="warning" role="alert">
          <p>{reason}</p>
        </Notice>
      )}
      <div role="status" className="empty:-mb-5">
        {isSent && !problem && (
          <Notice kind="success">
            <p>{words.sent()}</p>
          </Notice>
        )}
      </div>
      <EmailField label={words.email()} wrong={invalid.get('email')} />
      <SubmitButton
        variant={isMain ? 'primary' : 'secondary'}
        busy={isPending || isChecking}
        remaining={remaining}
        isResend
      >
        {words.action()}
      </SubmitButton>
    </form>
  );
}
