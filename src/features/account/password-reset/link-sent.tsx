import type { ReactNode } from 'react';
import type { Failure } from '@/components/error-text';
import { FormAlert } from '@/components/form-alert';
import { Notice } from '@/components/ui/notice';
import { PlainButton } from '@/components/ui/plain-button';
import { useFocusWhen } from '@/components/use-focus-when';
import { SubmitButton } from '@/forms/submit-button';
import { useI18n } from '@/i18n/context';

interface LinkSentProps {
  email: string;
  /** Why sending it again failed. */
  failure: Failure | null;
  /** Seconds until it may be sent again. */
  remaining: number;
  busy: boolean;
  onAgain: () => void;
  onOther: () => void;
}

/** "Check your e-mail", the same for every address; takes the focus from the form that it replaces. */
export function LinkSent({ email, failure, remaining, busy, onAgain, onOther }: LinkSentProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.forgot;
  const message = useFocusWhen<HTMLDivElement>();
  return (
    <div className="grid gap-4">
      <div ref={message} tabIndex={-1} className="outline-none">
        <Notice kind="success">
          <h2 className="font-semibold">{words.sentTitle()}</h2>
          <p>{words.sentText({ email })}</p>
        </Notice>
      </div>
      <FormAlert failure={failure} />
      <SubmitButton
        type="button"
        variant="secondary"
        busy={busy}
        remaining={remaining}
        isResend
        onClick={onAgain}
      >
        {words.again()}
      </SubmitButton>
      <PlainButton onClick={onOther} className="lone-link justify-self-start">
        {words.otherEmail()}
      </PlainButton>
    </div>
  );
}
