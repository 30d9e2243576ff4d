import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useI18n } from '@/i18n/context';

interface EmailFieldProps {
  label: string;
  invalid: boolean;
}

/** The one field of the forms that ask for an address, named `email`. */
export function EmailField({ label, invalid }: EmailFieldProps): ReactNode {
  const { LL } = useI18n();
  return (
    <Field label={label} error={invalid ? LL.account.fields.email.invalid() : undefined}>
      {(control) => (
        <Input
          {...control}
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
