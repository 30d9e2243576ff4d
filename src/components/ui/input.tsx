import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** The look shared by everything that is typed into. 16 px text, so that phones do not zoom in on focus. */
export const inputStyle =
  'min-h-12 w-full min-w-0 rounded-control bg-surface px-3 text-base text-text ring-1 ring-line-strong ring-inset transition-shadow aria-invalid:ring-2 aria-invalid:ring-danger';

/** A one-line text input; give it a label with `Field`. */
export function Input({ className, ...rest }: ComponentProps<'input'>): ReactNode {
  return <input {...rest} className={cn(inputStyle, className)} />;
}
