import { mdiChevronDown } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { chipStyle } from './chip-style';
import { Icon } from './icon';
import { PlainButton } from './plain-button';

interface MenuChipProps extends ComponentProps<'button'> {
  /** Whether something is chosen in its menu. */
  active: boolean;
}

/** A chip that opens a menu, for several choices at once. */
export function MenuChip({ active, children, ...rest }: MenuChipProps): ReactNode {
  return (
    <PlainButton aria-haspopup="menu" {...rest} className={chipStyle(active, 'shrink-0 pr-2.5')}>
      {children}
      <Icon path={mdiChevronDown} className={cn('size-5', active ? 'text-on-joined' : 'text-muted')} />
    </PlainButton>
  );
}
