import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Field, Input, type TextField, verbatimInputProps } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/icon';
import type { FieldTexts } from '@/forms/field-errors';
import { PasswordMax, PasswordMin } from '@/generated/schemas/password.zod';
import { useI18n } from '@/i18n/context';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** A password input with a button that shows its value. The button's name changes with its action, so it needs no `aria-pressed`. */
function PasswordInput(props: ComponentProps<'input'>) {
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

type PasswordFieldProps = ComponentProps<typeof TextField>;

export const PasswordField = ({ label, hint, error, ...inputProps }: PasswordFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <PasswordInput {...control} {...inputProps} required />}
  </Field>
);

export const NewPasswordField = (props: PasswordFieldProps) => (
  <PasswordField
    {...props}
    hint={useI18n().LL.account.registration.passwordHint()}
    autoComplete="new-password"
  />
);
