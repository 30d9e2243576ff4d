import { mdiAlertCircle } from '@mdi/js';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/lib/cn';
import { inputStyle } from './input-style';

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  className?: string;
}

/** A control's error message; refer to its `id` by `aria-describedby`. */
export const FieldError = ({ id, error, className }: FieldErrorProps) =>
  error && (
    <p id={id} className={cn('flex gap-1.5 text-sm font-semibold text-danger', className)}>
      <Icon path={mdiAlertCircle} className="mt-0.5 size-4" />
      {error}
    </p>
  );

export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The error message, in the app's language; a screen reader reads it before the hint. */
  error?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Props that stop a phone from correcting or capitalising, for example a username. */
export const verbatimInputProps = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A text input. The forms check what is typed, so a required one says so by `aria-required`: with `required` Firefox takes an untouched empty input for invalid, and a screen reader says that. */
export const Input = ({ className, required, ...rest }: ComponentProps<'input'>) => (
  <input type="text" aria-required={required} {...rest} className={cn(inputStyle, className)} />
);

interface TextFieldProps extends ComponentProps<'input'>, Pick<FieldProps, 'hint' | 'error'> {
  label: string;
}

/** A text input with its label. */
export const TextField = ({ label, hint, error, ...inputProps }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <Input {...control} {...inputProps} />}
  </Field>
);

/** A text area that grows with its text; give it a label with `Field`. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={4} {...rest} className={cn(inputStyle, 'field-sizing-content min-h-28 py-3', className)} />
);
