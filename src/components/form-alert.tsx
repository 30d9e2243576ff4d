import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { errorText, type Failure } from './error-text';
import { Notice } from './ui/notice';

interface FormAlertProps {
  /** Why sending failed; null while it has not. */
  failure: Failure | null;
  /** What can be done about it, such as a link. */
  children?: ReactNode;
}

/** Says above a form why it could not be sent; the region stays, so that assistive technology hears each message. */
export function FormAlert({ failure, children }: FormAlertProps): ReactNode {
  const { LL } = useI18n();
  return (
    <div role="alert" className="empty:-mb-5">
      {failure && (
        <Notice kind="danger">
          <p>{errorText(LL, failure)}</p>
          {children}
        </Notice>
      )}
    </div>
  );
}
