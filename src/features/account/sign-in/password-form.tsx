import type { ReactNode } from 'react';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/form-alert';
import { PasswordInput } from '@/components/password-input';
import { Field, Input, verbatimInputProps } from '@/components/ui/field';
import { SubmitButton } from '@/components/submit-button';
import { useContractForm } from '@/forms/use-contract-form';
import { useSubmission } from '@/forms/use-submission';
import { login } from '@/generated/account/account';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import { LoginRequest } from '@/generated/schemas/loginRequest.zod';
import { useI18n } from '@/i18n/context';

interface PasswordFormProps {
  username: string;
  /** Focuses the first empty field. */
  takesFocus: boolean;
  onResult: (result: LoginResult, username: string) => Promise<void> | void;
  /** Called on each refusal; `isNotVerified`: only the verification of the e-mail address is missing. */
  onRefused: (isNotVerified: boolean) => void;
}

/** The form for username and password. */
export function PasswordForm({ username, takesFocus, onResult, onRefused }: PasswordFormProps): ReactNode {
  const { LL } = useI18n();
  const texts = LL.login;
  const form = useContractForm({
    schema: LoginRequest,
    defaultValues: { username, password: '' },
    autoFocusField: takesFocus && (username === '' ? 'username' : 'password'),
    texts: { username: { wrong: texts.usernameMissing }, password: { wrong: texts.passwordMissing } },
  });
  const hasEmail = (): boolean => form.getValues('username').includes('@');
  const { submit, isPending, failure, remaining } = useSubmission(login, {
    form,
    onSuccess: (result, request) => onResult(result, request.username),
    onFailure: (error) => {
      if (isProblem(error, 'invalid_credentials'))
        form.setFocus(hasEmail() ? 'username' : 'password', { shouldSelect: true });
      onRefused(isProblem(error, 'email_not_verified'));
    },
  });
  // `ResendForm` below this form explains an unverified address.
  const isNotVerified = failure?.kind === 'problem' && failure.code === 'email_not_verified';
  const isWrongPassword = failure?.kind === 'problem' && failure.code === 'invalid_credentials';
  return (
    <form {...form.formProps(submit)} className="flex flex-col gap-5">
      <FormAlert failure={isNotVerified ? null : failure} status={form.status}>
        {isWrongPassword && hasEmail() && <p>{texts.usernameNotEmail()}</p>}
      </FormAlert>
      <Field label={LL.account.registration.username()} error={form.errorOf('username')}>
        {(control) => (
          <Input
            {...control}
            {...form.register('username')}
            {...verbatimInputProps}
            required
            autoComplete="username"
          />
        )}
      </Field>
      <Field label={LL.account.registration.password()} error={form.errorOf('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      <SubmitButton busy={isPending} remaining={remaining}>
        {texts.submit()}
      </SubmitButton>
    </form>
  );
}
