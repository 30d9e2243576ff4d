import { type ReactNode, useState } from 'react';
import { useOnline } from '@/components/hooks/use-online';
import { Notice } from '@/components/ui/notice';
import { useI18n } from '@/i18n/context';
import type { Failure } from '@/lib/failure';
import { errorText, mayBeDueToOffline, withBackendWords } from './error-text';

/** The message for a failed submission; once an offline device is online again, the message says that sending is possible. Null without a failure. */
export function useFailureText(failure: Failure | null): string | null {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  const mayBeOffline = mayBeDueToOffline(failure);
  if (mayBeOffline && !isOnline && !wasOffline) setWasOffline(true);
  if (!mayBeOffline && wasOffline) setWasOffline(false);
  if (!failure) return null;
  if (failure.kind === 'problem' && failure.code === 'validation_failed')
    return withBackendWords(LL.problems.form(), failure);
  return mayBeOffline && wasOffline && isOnline ? LL.problems.signalBack() : errorText(LL, failure);
}

interface FormAlertProps {
  failure: Failure | null;
  /** A text for screen readers that says how many fields to correct; sighted people see the errors at the fields. */
  statusText?: string;
  children?: ReactNode;
}

/** Shows above a form why sending failed. The live region stays mounted, so that screen readers announce each message. */
export function FormAlert({ failure, statusText, children }: FormAlertProps) {
  const { locale } = useI18n();
  const text = useFailureText(failure);
  // The same failure in another language must not be announced again.
  const failureKey = JSON.stringify(failure);
  const [announcedFailure, setAnnouncedFailure] = useState({ failureKey, locale });
  if (announcedFailure.failureKey !== failureKey) setAnnouncedFailure({ failureKey, locale });
  return (
    <>
      {statusText !== undefined && (
        <p role="status" aria-live="polite" className="sr-only">
          {statusText}
        </p>
      )}
      <div
        role={announcedFailure.locale === locale || failure === null ? 'alert' : undefined}
        className="empty:-mb-5"
      >
        {text !== null && (
          <Notice kind="danger">
            <p>{text}</p>
            {children}
          </Notice>
        )}
      </div>
    </>
  );
}
