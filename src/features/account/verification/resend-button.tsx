import { type ReactNode, useEffect } from 'react';
import { FormAlert } from '@/components/form-alert';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/submit-button';
import { useI18n } from '@/i18n/context';
import { remainingCooldown, useResend } from './use-resend';

interface ResendButtonProps {
  email: string;
  /** The time of the last e-mail in milliseconds since 1970, from which the cooldown counts. */
  sentAt: number;
}

/** A button that sends the verification link again. */
export function ResendButton({ email, sentAt }: ResendButtonProps): ReactNode {
  const { LL } = useI18n();
  const { submit, isPending, isSent, failure, remaining, startWait: wait } = useResend();
  const texts = LL.account.resend;
  useEffect(() => wait(remainingCooldown(sentAt)), [sentAt, wait]);
  return (
    <div className="grid gap-3">
      <FormAlert failure={failure} />
      <div role="status" className="empty:absolute">
        {isSent && (
          <Notice kind="success">
            <p>{texts.sent()}</p>
          </Notice>
        )}
      </div>
      <SubmitButton
        type="button"
        variant="secondary"
        busy={isPending}
        remaining={remaining}
        isResend
        onClick={() => submit({ email })}
      >
        {texts.action()}
      </SubmitButton>
    </div>
  );
}
