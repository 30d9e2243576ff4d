import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Field, Input, verbatimInputProps } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/icon';
import type { FieldTexts } from '@/forms/field-errors';
import { PasswordMax, PasswordMin } from '@/generated/schemas/password.zod';
import { useI18n } from '@/i18n/context';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** A password input with a button that shows its value. The button's name changes with its action, so it needs no `aria-pressed`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  const { LL } = useI18n();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className="relative">
      <Input {...props} {...verbatimInputProps} type={isVisible ? 'text' : 'password'} className="pr-12" />
      <IconButton
        label={isVisible ? LL.login.hidePassword() : LL.login.showPassword()}
        aria-controls={props.id}
        data-press={props.name && `show-${props.name}`}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute inset-y-0 right-0 w-12"
      >
        <Icon path={isVisible ? mdiEyeOffOutline : mdiEyeOutline} />
      </IconButton>
    </div>
  );
}

export const getNewPasswordErrors = ({
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

export function NewPasswordField({ label, error, ...inputProps }: NewPasswordFieldProps): ReactNode {
  const { LL } = useI18n();
  return (
    <Field label={label} hint={LL.account.registration.passwordHint()} error={error}>
      {(fieldProps) => <PasswordInput {...fieldProps} {...inputProps} required autoComplete="new-password" />}
    </Field>
  );
}
