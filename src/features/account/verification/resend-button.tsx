import { type ReactNode, useEffect } from 'react';
import { FormAlert } from '@/components/form-alert';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/forms/submit-button';
import { useI18n } from '@/i18n/context';
import { mailCooldown, useResend } from './use-resend';

/** Sends the verification link again to the address that it has just gone to, so the first wait starts at once. */
export function ResendButton({ email }: { email: string }): ReactNode {
  const { LL } = useI18n();
  const { submit, isPending, isSent, failure, remaining, wait } = useResend();
  const words = LL.account.resend;
  useEffect(() => wait(mailCooldown), [wait]);
  return (
    <div className="grid gap-3">
      <FormAlert failure={failure} />
      <div role="status" className="empty:absolute">
        {isSent && (
          <Notice kind="success">
            <p>{words.sent()}</p>
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
        {words.action()}
      </SubmitButton>
    </div>
  );
}
