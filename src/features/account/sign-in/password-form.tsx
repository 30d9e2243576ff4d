import type { ReactNode } from 'react';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/form-alert';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { useFocusWhen } from '@/components/use-focus-when';
import { useSchemaForm } from '@/components/use-schema-form';
import { SubmitButton } from '@/features/account/parts/submit-button';
import { focusToRetype } from '@/features/account/parts/focus-to-retype';
import { useSubmission } from '@/features/account/parts/use-submission';
import type { LoginRequest } from '@/generated/schemas/loginRequest.zod';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import { useI18n } from '@/i18n/context';
import { accountCalls } from '@/queries/session';

const loadSchema = async () => (await import('@/generated/schemas/loginRequest.zod')).LoginRequest;

interface PasswordFormProps {
  /** What was typed before the step with the code. */
  username: string;
  /** The first field that is still empty takes the focus. */
  takesFocus: boolean;
  /** What the backend answered; the form stays busy until it is dealt with. */
  onResult: (result: LoginResult, username: string) => Promise<void> | void;
  /** The password was right, but the e-mail address still waits for its verification. */
  onNotVerified: () => void;
}

/** Username and password. The password is sent as it was typed and leaves the page's memory with the form. */
export function PasswordForm({
  username,
  takesFocus,
  onResult,
  onNotVerified,
}: PasswordFormProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.login;
  const name = useFocusWhen<HTMLInputElement>(takesFocus && username === '');
  const password = useFocusWhen<HTMLInputElement>(takesFocus && username !== '');
  const { submit, isPending, failure, remaining } = useSubmission(
    async (request: LoginRequest) => (await accountCalls()).login(request),
    {
      onSuccess: (result, request) => onResult(result, request.username),
      onFailure: (_, error) => {
        if (isProblem(error, 'invalid_credentials')) focusToRetype(password.current);
        if (isProblem(error, 'email_not_verified')) onNotVerified();
      },
    },
  );
  const { form, invalid, isChecking, unchecked } = useSchemaForm(loadSchema, submit);
  // What to do about that stands below the form, with its reason.
  const isAboutAddress = failure?.kind === 'problem' && failure.code === 'email_not_verified';
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormAlert failure={unchecked ?? (isAboutAddress ? null : failure)} />
      <Field label={words.username()} error={invalid.has('username') ? words.usernameMissing() : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={name}
            name="username"
            defaultValue={username}
            required
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={words.password()} error={invalid.has('password') ? words.passwordMissing() : undefined}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={password}
            name="password"
            required
            autoComplete="current-password"
            labels={{ show: words.showPassword(), hide: words.hidePassword() }}
          />
        )}
      </Field>
      <SubmitButton busy={isPending || isChecking} remaining={remaining}>
        {words.submit()}
      </SubmitButton>
    </form>
  );
}
