import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { webStorage } from '@/api/storage';
import { SubmitButton } from '@/components/submit-button';
import type { useSubmission } from '@/forms/use-submission';
import { limits } from '@/generated/rules';
import type { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { useI18n } from '@/i18n/context';
import { parseJson } from '@/lib/json';
import { createEmitter } from '@/lib/state/emitter';

/** The mail is stored, because a phone may discard the page while the person reads the e-mail. */
const storageKey = 'mail_sent';

const getStorage = () => webStorage(() => sessionStorage);
const mailChanges = createEmitter();

export interface SentMail {
  kind: 'registration' | 'reset';
  email: string;
  /** The time of sending in milliseconds since 1970. */
  at: number;
}

const storeMail = (mail: SentMail): void => getStorage().set(storageKey, JSON.stringify(mail));

/** Parses a stored mail; null when it has another kind, or when another version of the app wrote something else. */
function parseMail(text: string | null, kind: SentMail['kind']): SentMail | null {
  const { kind: storedKind, email, at } = (parseJson(text) ?? {}) as Partial<SentMail>;
  const isOfKind = storedKind === kind && typeof email === 'string' && typeof at === 'number';
  return isOfKind ? { kind, email, at } : null;
}

/** The e-mail that this screen has sent, also after a reload of the tab; it is forgotten when the component is unmounted. */
export function useSentMail(kind: SentMail['kind']) {
  const text = useSyncExternalStore(
    mailChanges.subscribe,
    () => getStorage().get(storageKey),
    () => null,
  );
  const sentMail = useMemo(() => parseMail(text, kind), [text, kind]);
  useEffect(() => {
    // In strict mode the component mounts twice, and the first unmounting has removed the mail.
    if (sentMail) storeMail(sentMail);
    return () => getStorage().remove(storageKey);
  }, [sentMail]);
  return {
    sentMail,
    rememberMail: (email: string): void => {
      storeMail({ kind, email, at: Date.now() });
      mailChanges.emit();
    },
    forgetMail: (): void => {
      getStorage().remove(storageKey);
      mailChanges.emit();
    },
  };
}

/** The seconds between two e-mails to one address, the same for both kinds of e-mail. */
export const mailCooldown = Math.max(limits.verification_mail.seconds, limits.reset_mail.seconds);

interface ResendButtonProps {
  submission: ReturnType<typeof useSubmission<EmailRequest, unknown>>;
  sentMail: SentMail;
}

/** A button that sends an e-mail again, once the cooldown since the last e-mail is over. */
export function ResendButton({ submission, sentMail }: ResendButtonProps) {
  const { LL } = useI18n();
  const { email, at: sentAt } = sentMail;
  const { submit, isPending, remaining, startWait } = submission;
  useEffect(() => startWait(Math.max(0, mailCooldown - (Date.now() - sentAt) / 1000)), [sentAt, startWait]);
  return (
    <SubmitButton
      type="button"
      variant="secondary"
      busy={isPending}
      remainingSeconds={remaining}
      isResend
      onClick={() => submit({ email })}
    >
      {LL.account.resend.action()}
    </SubmitButton>
  );
}
