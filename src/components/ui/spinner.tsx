import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** A turning ring. It is decoration: say beside it, or by `aria-busy`, what is loading. */
export function Spinner({ className = 'size-5' }: { className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={cn('animate-spin', className)} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
