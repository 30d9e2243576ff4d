import type { ReactNode } from 'react';
import type { Failure } from './error-text';
import { Notice } from './ui/notice';
import { useFailureText } from './use-failure-text';

interface FormAlertProps {
  /** Why sending failed; null while it has not. */
  failure: Failure | null;
  /** What to correct in the form, for screen readers only: the fields show it. */
  status?: string;
  /** An action, such as a link. */
  children?: ReactNode;
}

/** Says above a form why it could not be sent; the region stays, so that assistive technology hears each message. */
export function FormAlert({ failure, status, children }: FormAlertProps): ReactNode {
  const text = useFailureText(failure);
  return (
    <>
      {status !== undefined && (
        <p role="status" className="sr-only">
          {status}
        </p>
      )}
      <div role="alert" className="empty:-mb-5">
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
