import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  error?: string | undefined;
}

export function CheckboxField({ label, error, required, ...inputProps }: CheckboxFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex min-h-11 gap-3 pt-2.5">
        <span className="flex h-lh shrink-0 items-center">
          <input
            {...inputProps}
            id={id}
            type="checkbox"
            aria-required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="not-checked:rounded size-6 accent-primary not-checked:appearance-none not-checked:border not-checked:border-line-strong not-checked:bg-surface"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} className="ml-9" />
    </div>
  );
}
