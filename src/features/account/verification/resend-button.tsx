import { type ReactNode, useEffect } from 'react';
import { FormAlert } from '@/components/form-alert';
import { Button } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { resendCooldown, useResend } from './use-resend';

interface ResendButtonProps {
  email: string;
  /** A link has just gone out, so the first wait starts at once. */
  waitsFirst?: boolean;
}

/** Sends the verification link again to an address that is known; counts the seconds until that is possible. */
export function ResendButton({ email, waitsFirst = false }: ResendButtonProps): ReactNode {
  const { LL } = useI18n();
  const { send, isPending, isSent, failure, remaining, start } = useResend();
  const words = LL.account.resend;
  useEffect(() => {
    if (waitsFirst) start(resendCooldown);
  }, [waitsFirst, start]);
  return (
    <div className="grid gap-3">
      <FormAlert failure={failure} />
      <p role="status" className="empty:hidden">
        {isSent && words.sent()}
      </p>
      <Button busy={isPending} disabled={remaining > 0} onClick={() => send(email)}>
        <span data-figures>{remaining > 0 ? words.wait({ seconds: remaining }) : words.action()}</span>
      </Button>
    </div>
  );
}
