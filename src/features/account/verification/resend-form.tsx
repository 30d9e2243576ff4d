import type { ReactNode } from 'react';
import { FormAlert } from '@/components/form-alert';
import { Button } from '@/components/ui/button';
import { EmailField } from '@/features/account/parts/email-field';
import { useSchemaForm } from '@/components/use-schema-form';
import { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { useI18n } from '@/i18n/context';
import { useResend } from './use-resend';

/** Asks for the address and sends the verification link again. */
export function ResendForm(): ReactNode {
  const { LL } = useI18n();
  const { send, isPending, isSent, failure, remaining } = useResend();
  const words = LL.account.resend;
  const { form, invalid } = useSchemaForm(EmailRequest, ({ email }) => send(email));
  return (
    <form {...form} className="grid gap-5">
      <FormAlert failure={failure} />
      <EmailField label={words.email()} invalid={invalid.has('email')} />
      <p role="status" className="empty:-mb-5">
        {isSent && words.sent()}
      </p>
      <Button type="submit" variant="primary" size="lg" busy={isPending} disabled={remaining > 0}>
        <span data-figures>{remaining > 0 ? words.wait({ seconds: remaining }) : words.action()}</span>
      </Button>
    </form>
  );
}
