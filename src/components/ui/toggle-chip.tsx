import { mdiCheck } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';
import { PlainButton } from './plain-button';

interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

/** A filter that is on or off. */
export function ToggleChip({
  pressed,
  onPressedChange,
  className,
  children,
  ...rest
}: ToggleChipProps): ReactNode {
  return (
    <PlainButton
      {...rest}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={cn(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
        pressed
          ? 'border-primary bg-joined text-on-joined forced-colors:system-selected'
          : 'border-line-strong bg-surface text-text hover:bg-sunken',
        className,
      )}
    >
      {pressed && <Icon path={mdiCheck} className="-ml-1 size-4" />}
      {children}
    </PlainButton>
  );
}
