import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { webStorage } from '@/api/storage';
import { SubmitButton } from '@/components/submit-button';
import type { useSubmission } from '@/forms/use-submission';
import type { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { limits } from '@/generated/rules';
import { createEmitter } from '@/lib/emitter';

/** Stored, because a phone may discard the page while the person reads the e-mail. */
const storageKey = 'mail_sent';

const storage = () => webStorage(() => sessionStorage);
const changed = createEmitter();

export interface MailSent {
  kind: 'registration' | 'reset';
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

const store = (mail: MailSent): void => storage().set(storageKey, JSON.stringify(mail));

/** The e-mail that this screen has sent, also after a reload of the tab; it is forgotten when the component is unmounted. */
export function useMailSent(kind: MailSent['kind']) {
  const text = useSyncExternalStore(
    changed.subscribe,
    () => storage().get(storageKey),
    () => null,
  );
  const sent = useMemo(() => {
    const mail = JSON.parse(text ?? 'null') as MailSent | null;
    return mail?.kind === kind ? mail : null;
  }, [text, kind]);
  useEffect(() => {
    // Strict mode has just removed it by mounting twice.
    if (sent) store(sent);
    return () => storage().remove(storageKey);
  }, [sent]);
  return {
    sent,
    remember: (email: string): void => {
      store({ kind, email, at: Date.now() });
      changed.emit();
    },
    forget: (): void => {
      storage().remove(storageKey);
      changed.emit();
    },
  };
}

/** In seconds, between two e-mails to one address; the same for both kinds of link. */
export const mailCooldown = Math.max(limits.verification_mail.seconds, limits.reset_mail.seconds);

interface ResendButtonProps {
  submission: ReturnType<typeof useSubmission<EmailRequest, unknown>>;
  sent: MailSent;
  children: ReactNode;
}

/** A button that sends an e-mail again, once the cooldown since the last one is over. */
export function ResendButton({ submission, sent: { email, at }, children }: ResendButtonProps): ReactNode {
  const { submit, isPending, remaining, startWait } = submission;
  useEffect(() => startWait(Math.max(0, mailCooldown - (Date.now() - at) / 1000)), [at, startWait]);
  return (
    <SubmitButton
      type="button"
      variant="secondary"
      busy={isPending}
      remaining={remaining}
      isResend
      onClick={() => submit({ email })}
    >
      {children}
    </SubmitButton>
  );
}
