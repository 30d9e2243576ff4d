import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { PlainButton } from './plain-button';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What a screen reader says. */
  label: string;
}

/** A small icon to press beside or within something else, such as a field; its place and size come from `className`. */
export function IconButton({ label, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <PlainButton
      {...rest}
      aria-label={label}
      className={cn('grid place-items-center rounded-control text-muted hover:text-text', className)}
    />
  );
}
