import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** The look shared by everything that is typed into. 16 px text, so that phones do not zoom in on focus. */
export const inputStyle =
  'min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base text-text ring-danger transition-shadow ring-inset aria-invalid:border-danger aria-invalid:ring-1';

/** A one-line text input; give it a label with `Field`. */
export function Input({ className, ...rest }: ComponentProps<'input'>): ReactNode {
  return <input {...rest} className={cn(inputStyle, className)} />;
}

/** A text input of several lines that grows with what is typed; give it a label with `Field`. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return (
    <textarea
      rows={4}
      {...rest}
      className={cn(inputStyle, 'field-sizing-content min-h-28 py-3', className)}
    />
  );
}
