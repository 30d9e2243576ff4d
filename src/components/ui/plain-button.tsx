import type { ComponentProps, ReactNode } from 'react';

/** The `<button>` of the app, without a look of its own: `type="button"` unless it says otherwise. */
export function PlainButton({ type = 'button', ...rest }: ComponentProps<'button'>): ReactNode {
  return <button {...rest} type={type} />;
}
