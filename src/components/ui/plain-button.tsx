import type { ComponentProps, MouseEvent, ReactNode } from 'react';

/** Gives a pressed button the focus where nothing has it: Safari gives it none, and a dialog could not give it back. */
function takeFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (document.activeElement === document.body)
    currentTarget.focus({ preventScroll: true, focusVisible: false });
}

/** The `<button>` of the app, without a look of its own: `type="button"` unless it says otherwise. */
export function PlainButton({ type = 'button', onClick, ...rest }: ComponentProps<'button'>): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      onClick={(event) => {
        takeFocus(event);
        onClick?.(event);
      }}
    />
  );
}
