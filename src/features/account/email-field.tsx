import type { ComponentProps } from 'react';
import { TextField, verbatimInputProps } from '@/components/ui/fields/field';
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

export const EmailField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    {...verbatimInputProps}
    type="email"
    required
    autoComplete="email"
    inputMode="email"
  />
);

export const UsernameField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} {...verbatimInputProps} required autoComplete="username" />
);
