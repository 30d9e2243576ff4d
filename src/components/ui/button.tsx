import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/cn';
import { Spinner } from './icon';

/** Focuses a pressed button if nothing has the focus, which Safari does not do; else a dialog could not return the focus later. */
function focusPressedButton({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (document.activeElement === document.body)
    currentTarget.focus({ preventScroll: true, focusVisible: false });
}

/** A `<button>` without styles; `type` is `button` by default. */
export const PlainButton = ({ type = 'button', onClick, ...rest }: ComponentProps<'button'>) => (
  <button
    {...rest}
    type={type}
    onClick={(event) => {
      focusPressedButton(event);
      onClick?.(event);
    }}
  />
);

const baseStyle =
  'relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold transition-colors select-none aria-disabled:cursor-default aria-disabled:not-aria-busy:text-muted';

/** A quiet button has no box while it cannot be pressed either. */
const inactiveStyle = 'aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-sunken';

/** The classes of each variant. Each has a border, at least a transparent one: forced colours show only borders. */
const variants = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  sunken: 'border-transparent bg-sunken text-text hover:bg-line',
  tonal: 'border-transparent bg-joined text-on-joined hover:bg-primary hover:text-on-primary',
  secondary: 'border-line-strong bg-surface text-text hover:bg-sunken',
  quiet: 'border-transparent text-text not-aria-disabled:hover:bg-sunken',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  dangerQuiet: 'border-transparent text-danger hover:bg-refused hover:text-on-refused',
};

const sizes = {
  md: 'min-h-11 px-4 py-1.5 text-base',
  lg: 'min-h-12 px-6 py-1.5 text-base',
  sm: 'min-h-11 px-3 py-1 text-sm md:min-h-9',
  icon: 'size-target shrink-0',
};

interface ButtonStyleOptions {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** A button's classes, for links that look like one: `<Link className={buttonStyle({ variant: 'primary' })}>`. */
export const buttonStyle = ({ variant = 'secondary', size = 'md', className }: ButtonStyleOptions): string =>
  cn(baseStyle, variants[variant], variant !== 'quiet' && inactiveStyle, sizes[size], className);

interface ButtonProps extends ComponentProps<'button'>, ButtonStyleOptions {
  busy?: boolean;
}

/** A button that ignores presses while it is busy or disabled, but keeps the focus, unlike one with the native `disabled`. With `aria-disabled` alone, `onClick` still runs and can say why the action is not possible. A click on a submit button leaves the focus in the field. */
export function Button({
  variant,
  size,
  busy = false,
  disabled = false,
  'aria-disabled': isAriaDisabled,
  className,
  children,
  onClick,
  onMouseDown,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isInactive = busy || disabled;
  return (
    <PlainButton
      {...rest}
      type={type}
      aria-disabled={isInactive || isAriaDisabled || undefined}
      aria-busy={busy || undefined}
      onMouseDown={(event) => {
        if (type === 'submit') event.preventDefault();
        onMouseDown?.(event);
      }}
      onClick={(event) => {
        if (isInactive) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonStyle({ variant, size, className })}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span
        className={cn(
          'inline-flex items-center justify-center gap-2 max-[12rem]:flex-wrap',
          busy && 'opacity-0',
        )}
      >
        {children}
      </span>
    </PlainButton>
  );
}

/** A small icon button beside or in another control; `className` sets its position and size. */
export const IconButton = ({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <PlainButton
    {...rest}
    aria-label={label}
    className={cn('grid place-items-center rounded-control text-muted hover:text-text', className)}
  />
);
