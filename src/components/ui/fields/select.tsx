import { mdiChevronDown } from '@mdi/js';
import type { ComponentProps } from 'react';
import { hideUntilPainted } from '@/components/ui/hide-until-painted';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/lib/cn';
import { inputStyle } from './input-style';

/** A native select that looks like an input, so that a phone opens its own picker; give it a label with `Field`. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span ref={hideUntilPainted} className="relative block">
    <select {...rest} className={cn(inputStyle, 'appearance-none pr-11', className)}>
      {children}
    </select>
    <Icon
      path={mdiChevronDown}
      className="pointer-events-none absolute top-1/2 right-3 size-6 -translate-y-1/2 text-muted"
    />
  </span>
);
