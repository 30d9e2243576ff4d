import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useFocusWhen } from '@/components/use-focus-when';
import type { Wrong } from '@/components/use-schema-form';
import { useI18n } from '@/i18n/context';

interface EmailFieldProps {
  label: string;
  wrong: Wrong | undefined;
  takesFocus?: boolean;
}

/** The one field of the forms that ask for an address, named `email`. */
export function EmailField({ label, wrong, takesFocus = false }: EmailFieldProps): ReactNode {
  const { LL } = useI18n();
  const input = useFocusWhen<HTMLInputElement>(takesFocus);
  const words = LL.account.fields.email;
  return (
    <Field label={label} error={wrong && (wrong === 'missing' ? words.required() : words.invalid())}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          name="email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
