import { type ReactNode, useState } from 'react';
import { FormAlert } from '@/components/form-alert';
import { ScreenHeading } from '@/components/screen-heading';
import { useSchemaForm } from '@/components/use-schema-form';
import { EmailField } from '@/features/account/parts/email-field';
import { SubmitButton } from '@/features/account/parts/submit-button';
import { useSubmission } from '@/features/account/parts/use-submission';
import { mailCooldown } from '@/features/account/verification/use-resend';
import { requestPasswordReset } from '@/generated/account/account';
import { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { LinkSent } from './link-sent';

/**
 * Asks for the link that sets a new password. What follows looks the same for every address, known or not, as the
 * backend's answer is the same (product decisions, section 3).
 */
export function ForgotPanel(): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.forgot;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, isPending, failure, remaining } = useSubmission(
    (request: EmailRequest) => requestPasswordReset(request),
    { cooldown: mailCooldown, onSuccess: (_, { email }) => setSentTo(email) },
  );
  const { form, invalid } = useSchemaForm(EmailRequest, submit);

  return (
    <div className="grid gap-6">
      <ScreenHeading />
      {sentTo === null ? (
        <>
          <p className="text-muted">{words.lead()}</p>
          <form {...form} className="flex flex-col gap-5">
            <FormAlert failure={failure} />
            <EmailField label={LL.account.registration.email()} invalid={invalid.has('email')} />
            <SubmitButton busy={isPending} remaining={remaining}>
              {words.submit()}
            </SubmitButton>
          </form>
        </>
      ) : (
        <LinkSent
          email={sentTo}
          failure={failure}
          remaining={remaining}
          busy={isPending}
          onAgain={() => submit({ email: sentTo })}
          onOther={() => setSentTo(null)}
        />
      )}
      <p>
        <Link to="login" className="inline-flex min-h-11 items-center font-semibold text-accent underline">
          {words.backToLogin()}
        </Link>
      </p>
    </div>
  );
}
