import type { ReactNode } from 'react';
import { Field, Input } from '@/components/ui/field';
import { type ContractForm, useContractForm } from '@/forms/use-contract-form';
import { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { useI18n } from '@/i18n/context';

type EmailForm = ContractForm<EmailRequest, EmailRequest>;

/** A form that asks for an address, and may take the focus with it. */
export function useEmailForm(takesFocus = false): EmailForm {
  const words = useI18n().LL.account.fields.email;
  return useContractForm({
    schema: EmailRequest,
    defaultValues: { email: '' },
    takesFocus: takesFocus && 'email',
    words: { email: { missing: words.required, wrong: words.invalid } },
  });
}

interface EmailFieldProps {
  label: string;
  form: EmailForm;
}

/** The one field of the forms that ask for an address. */
export function EmailField({ label, form }: EmailFieldProps): ReactNode {
  return (
    <Field label={label} error={form.errorOf('email')}>
      {(control) => (
        <Input
          {...control}
          {...form.register('email')}
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
