import { type ReactNode, useState } from 'react';
import { FormAlert } from '@/components/form-alert';
import { useSchemaForm } from '@/components/use-schema-form';
import { EmailField } from '@/features/account/parts/email-field';
import { SubmitButton } from '@/features/account/parts/submit-button';
import { useSubmission } from '@/features/account/parts/use-submission';
import { mailCooldown } from '@/features/account/verification/use-resend';
import type { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { useI18n } from '@/i18n/context';
import { accountCalls } from '@/queries/session';
import { LinkSent } from './link-sent';

const loadSchema = async () => (await import('@/generated/schemas/emailRequest.zod')).EmailRequest;

interface ForgotStepsProps {
  /** Is it asked after another address was? The press that led here is gone, so the field takes the focus. */
  isAnother: boolean;
  onOther: () => void;
}

/**
 * One address: asking for the link, then what to do. What follows looks the same for every address, known or not, as the
 * backend's answer is the same (product decisions, section 3).
 */
export function ForgotSteps({ isAnother, onOther }: ForgotStepsProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.forgot;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, isPending, failure, remaining } = useSubmission(
    async (request: EmailRequest) => (await accountCalls()).requestPasswordReset(request),
    { cooldown: mailCooldown, onSuccess: (_, { email }) => setSentTo(email) },
  );
  const { form, invalid, isChecking, unchecked } = useSchemaForm(loadSchema, submit);

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
      <form {...form} className="flex flex-col gap-5">
        <FormAlert failure={unchecked ?? failure} />
        <EmailField
          label={LL.account.registration.email()}
          wrong={invalid.get('email')}
          takesFocus={isAnother}
        />
        <SubmitButton busy={isPending || isChecking} remaining={remaining}>
          {words.submit()}
        </SubmitButton>
      </form>
    </>
  );
}
