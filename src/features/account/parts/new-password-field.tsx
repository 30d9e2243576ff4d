import type { ComponentProps, ReactNode } from 'react';
import { PasswordInput } from '@/components/password-input';
import { Field } from '@/components/ui/field';
import type { FieldTexts } from '@/forms/field-errors';
import { PasswordMax, PasswordMin } from '@/generated/schemas/password.zod';
import { useI18n } from '@/i18n/context';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** The error messages of a new password. */
export const newPasswordErrors = ({
  password: texts,
}: TranslationFunctions['account']['fields']): FieldTexts => ({
  missing: texts.required,
  too_big: () => texts.too_long({ maximum: PasswordMax }),
  wrong: () => texts.too_short({ minimum: PasswordMin }),
});

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordInput>, 'id'> {
  label: string;
  error: string | undefined;
}

/** A field for a new password, with a button that shows it. */
export function NewPasswordField({ label, error, ...input }: NewPasswordFieldProps): ReactNode {
  const { LL } = useI18n();
  return (
    <Field label={label} hint={LL.account.registration.passwordHint()} error={error}>
      {(control) => <PasswordInput {...control} {...input} required autoComplete="new-password" />}
    </Field>
  );
}
