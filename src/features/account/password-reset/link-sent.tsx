import type { ReactNode } from 'react';
import type { Failure } from '@/components/error-text';
import { FormAlert } from '@/components/form-alert';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
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
      {/* Its words begin where those of the link below do. */}
      <Button variant="quiet" onClick={onOther} className="-ml-4 justify-self-start">
        {words.otherEmail()}
      </Button>
    </div>
  );
}
