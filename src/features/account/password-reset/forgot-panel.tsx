import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { describeError } from '@/api/describe-error';
import { FormAlert } from '@/components/form-alert';
import { ScreenHeading } from '@/components/screen-heading';
import { useCooldown } from '@/components/use-cooldown';
import { useSchemaForm } from '@/components/use-schema-form';
import { Button } from '@/components/ui/button';
import { EmailField } from '@/features/account/parts/email-field';
import { requestPasswordReset } from '@/generated/account/account';
import { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { LinkSent } from './link-sent';

/** Seconds between two e-mails to one address, as with verification. */
const cooldown = 60;

/**
 * Asks for the link that sets a new password. What follows looks the same for every address, known or not, as the
 * backend's answer is the same (product decisions, section 3).
 */
export function ForgotPanel(): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.forgot;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { remaining, start } = useCooldown();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: EmailRequest) => requestPasswordReset(request),
    onSuccess: (_, { email }) => {
      setSentTo(email);
      start(cooldown);
    },
    onError: (refusal) => {
      const failure = describeError(refusal);
      if (failure.kind === 'problem' && failure.retryAfter !== null) start(failure.retryAfter);
    },
  });
  const send = (request: EmailRequest): void => {
    if (!isPending && remaining === 0) mutate(request);
  };
  const { form, invalid } = useSchemaForm(EmailRequest, send);
  const failure = error && describeError(error);

  return (
    <div className="grid gap-6">
      <ScreenHeading />
      {sentTo === null ? (
        <>
          <p className="text-muted">{words.lead()}</p>
          <form {...form} className="grid gap-5">
            <FormAlert failure={failure} />
            <EmailField label={LL.account.registration.email()} invalid={invalid.has('email')} />
            <Button type="submit" variant="primary" size="lg" busy={isPending} disabled={remaining > 0}>
              <span data-figures>
                {remaining > 0 ? LL.account.resend.wait({ seconds: remaining }) : words.submit()}
              </span>
            </Button>
          </form>
        </>
      ) : (
        <LinkSent
          email={sentTo}
          failure={failure}
          remaining={remaining}
          busy={isPending}
          onAgain={() => send({ email: sentTo })}
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
