import { type ReactNode, useState } from 'react';
import { errorText, type Failure, mayBeOffline } from './error-text';
import { Notice } from './ui/notice';
import { useI18n } from '@/i18n/context';
import { useOnline } from './use-online';

/** Words why something could not be sent, or that it can be sent again now that there is a signal; null while nothing has failed. */
export function useFailureText(failure: Failure | null): string | null {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  const isNoSignal = mayBeOffline(failure);
  if (isNoSignal && !isOnline && !wasOffline) setWasOffline(true);
  if (!isNoSignal && wasOffline) setWasOffline(false);
  if (!failure) return null;
  if (failure.kind === 'problem' && failure.code === 'validation_failed') return LL.problems.form();
  return isNoSignal && wasOffline && isOnline ? LL.problems.signalBack() : errorText(LL, failure);
}

interface FormAlertProps {
  failure: Failure | null;
  /** What to correct in the form, for screen readers only: the fields show it. */
  status?: string;
  children?: ReactNode;
}

/** Says above a form why it could not be sent; the region stays, so that assistive technology hears each message. */
export function FormAlert({ failure, status, children }: FormAlertProps): ReactNode {
  const { locale } = useI18n();
  const text = useFailureText(failure);
  // In another language it is no news.
  const what = JSON.stringify(failure);
  const [announced, setAnnounced] = useState({ what, locale });
  if (announced.what !== what) setAnnounced({ what, locale });
  return (
    <>
      {status !== undefined && (
        <p role="status" className="sr-only">
          {status}
        </p>
      )}
      <div
        role={announced.locale === locale || failure === null ? 'alert' : undefined}
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
