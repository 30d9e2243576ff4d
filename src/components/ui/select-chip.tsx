import { mdiChevronDown } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

interface SelectChipProps extends ComponentProps<'select'> {
  label: string;
  /** Whether something other than "all" is chosen. */
  active: boolean;
}

/** A native select in the shape of a chip: the phone's own picker opens, and the choice itself is the caption. */
export function SelectChip({ label, active, className, children, ...rest }: SelectChipProps): ReactNode {
  return (
    <span className={cn('relative inline-flex', className)}>
      <select
        {...rest}
        aria-label={label}
        className={cn(
          'min-h-11 max-w-[min(12rem,100vw-2*var(--spacing-gutter))] grow appearance-none truncate rounded-full border py-0 pr-8 pl-4 text-sm font-semibold transition-colors max-[18rem]:text-xs',
          active
            ? 'border-primary bg-joined text-on-joined forced-colors:system-selected'
            : 'border-line-strong bg-surface text-text hover:bg-sunken',
        )}
      >
        {children}
      </select>
      <Icon
        path={mdiChevronDown}
        className={cn(
          'pointer-events-none absolute top-3 right-2.5 size-5',
          active ? 'text-on-joined' : 'text-muted',
        )}
      />
    </span>
  );
}
