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

/** What is wrong with a control, below it. It is heard with the control, which it describes, and not by itself: a form says once what to mend. */
export function FieldError({ id, error, className }: FieldErrorProps): ReactNode {
  return (
    error && (
      <p id={id} className={cn('flex gap-1.5 text-sm font-semibold text-danger', className)}>
        <Icon path={mdiAlertCircle} className="mt-0.5 size-4" />
        {error}
      </p>
    )
  );
}
