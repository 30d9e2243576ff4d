import { mdiAlertCircle } from '@mdi/js';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

interface FieldErrorProps {
  /** What `aria-describedby` of the control names. */
  id: string;
  error: string | undefined;
  className?: string;
}

/**
 * What is wrong with a control, below it. The paragraph is there before its words (without a place, not hidden), so that
 * assistive technology hears each message.
 */
export function FieldError({ id, error, className }: FieldErrorProps): ReactNode {
  return (
    <p
      id={id}
      aria-live="polite"
      className={cn('flex gap-1.5 text-sm font-semibold text-danger empty:absolute', className)}
    >
      {error && (
        <>
          <Icon path={mdiAlertCircle} className="mt-0.5 size-4" />
          {error}
        </>
      )}
    </p>
  );
}
