import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { inputStyle } from './input';

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
