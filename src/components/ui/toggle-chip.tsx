import { mdiCheck } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { chipStyle } from './chip-style';
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
      className={chipStyle(pressed, className)}
    >
      {pressed && <Icon path={mdiCheck} className="-ml-1 size-4" />}
      {children}
    </PlainButton>
  );
}
