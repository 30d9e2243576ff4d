import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { describeError } from '@/api/describe-error';
import { FormAlert } from '@/components/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { useSchemaForm } from '@/components/use-schema-form';
import { login } from '@/generated/account/account';
import { LoginRequest } from '@/generated/schemas/loginRequest.zod';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import { useI18n } from '@/i18n/context';

interface PasswordFormProps {
  /** What was typed before the step with the code. */
  username: string;
  /** What the backend answered; the form stays busy until it is dealt with. */
  onResult: (result: LoginResult, username: string) => Promise<void> | void;
}

/** Username and password. The password is sent as it was typed and leaves the page's memory with the form. */
export function PasswordForm({ username, onResult }: PasswordFormProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.login;
  const password = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: LoginRequest) => onResult(await login(request), request.username),
    onError: () => password.current?.select(),
  });
  const { form, invalid } = useSchemaForm(LoginRequest, (request) => {
    if (!isPending) mutate(request);
  });
  return (
    <form {...form} className="grid gap-5">
      <FormAlert failure={error && describeError(error)} />
      <Field label={words.username()} error={invalid.has('username') ? words.usernameMissing() : undefined}>
        {(control) => (
          <Input
            {...control}
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
      <Button type="submit" variant="primary" size="lg" busy={isPending}>
        {words.submit()}
      </Button>
    </form>
  );
}
