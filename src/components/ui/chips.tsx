import { mdiCheck, mdiChevronDown, mdiClose } from '@mdi/js';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { PlainButton } from './button';
import { hideUntilPainted } from './hide-until-painted';
import { Icon } from './icon';

const chipStyle = (isActive: boolean, className?: string): string =>
  cn(
    'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm whitespace-nowrap transition-colors max-[24rem]:px-2.5 max-[18rem]:text-xs',
    isActive
      ? 'border-primary bg-joined font-semibold text-on-joined forced-colors:system-selected'
      : 'border-line-strong bg-surface text-text hover:bg-sunken',
    className,
  );

interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

export const ToggleChip = ({ pressed, onPressedChange, className, children, ...rest }: ToggleChipProps) => (
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

/** What is chosen, as a button that takes it back; `label` names both. */
export const RemoveChip = ({ label, children, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <PlainButton
    {...rest}
    aria-label={label}
    className={chipStyle(true, 'max-w-full shrink-0 pr-3 max-[18rem]:whitespace-normal')}
  >
    {children}
    <Icon path={mdiClose} className="size-4" />
  </PlainButton>
);

interface SelectChipProps extends ComponentProps<'select'> {
  label: string;
  /** The text that sets the chip's width by its longest line; without it the select would be as wide as its longest option. */
  widthText: string;
  isActive: boolean;
}

/** A native select that looks like a chip, so that a phone opens its own picker. On iOS the text has 16 px, else Safari would zoom in. */
export const SelectChip = ({ label, widthText, isActive, children, ...rest }: SelectChipProps) => (
  <span
    ref={hideUntilPainted}
    data-width-text={widthText}
    className="relative inline-grid max-w-[min(14rem,100vw-2*var(--spacing-gutter))] shrink-0 before:invisible before:col-start-1 before:row-start-1 before:h-0 before:overflow-hidden before:border before:pr-9 before:pl-4 before:text-sm before:font-semibold before:whitespace-pre before:content-[attr(data-width-text)] max-[24rem]:before:pr-6 max-[24rem]:before:pl-2.5 max-[18rem]:before:text-xs ios:before:text-[max(16px,0.875rem)]"
  >
    <select
      {...rest}
      aria-label={label}
      className={chipStyle(
        isActive,
        'col-start-1 row-start-1 w-0 min-w-full appearance-none truncate py-0 pr-8 max-[24rem]:pr-6 ios:text-[max(16px,0.875rem)]',
      )}
    >
      {children}
    </select>
    <Icon
      path={mdiChevronDown}
      className={cn(
        'pointer-events-none absolute top-3 right-2.5 size-5 max-[24rem]:right-1',
        isActive ? 'text-on-joined' : 'text-muted',
      )}
    />
  </span>
);

export const MenuChip = ({
  isActive,
  children,
  ...rest
}: ComponentProps<'button'> & { isActive: boolean }) => (
  <PlainButton aria-haspopup="menu" {...rest} className={chipStyle(isActive, 'shrink-0 pr-2.5')}>
    {children}
    <Icon path={mdiChevronDown} className={cn('size-5', isActive ? 'text-on-joined' : 'text-muted')} />
  </PlainButton>
);
