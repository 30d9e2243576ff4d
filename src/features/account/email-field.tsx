import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, verbatimInputProps } from '@/components/ui/fields/field';
import { useContractForm } from '@/forms/use-contract-form';
import { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { useI18n } from '@/i18n/context';

/** A form that asks only for an e-mail address; with `takesFocus` its field is focused at once. */
export function useEmailForm(takesFocus = false) {
  const texts = useI18n().LL.account.fields.email;
  return useContractForm({
    schema: EmailRequest,
    defaultValues: { email: '' },
    autoFocusField: takesFocus && 'email',
    texts: { email: { missing: texts.required, wrong: texts.invalid } },
  });
}

interface EmailFieldProps extends ComponentProps<typeof Input> {
  label: string;
  hint?: string;
  error: string | undefined;
}

export function EmailField({ label, hint, error, ...inputProps }: EmailFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error}>
      {(fieldProps) => (
        <Input
          {...fieldProps}
          {...inputProps}
          {...verbatimInputProps}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
        />
      )}
    </Field>
  );
}
