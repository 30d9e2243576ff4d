import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '@/api/describe-error';
import { errorText } from '@/components/error-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { PasswordInput } from '@/components/ui/password-input';
import { login } from '@/generated/account/account';
import { LoginRequest } from '@/generated/schemas/loginRequest.zod';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';

interface PasswordFormProps {
  /** Kept by the panel, so that it survives the step with the code. */
  username: string;
  onUsername: (username: string) => void;
  /** What the backend answered; the form stays busy until it is dealt with. */
  onResult: (result: LoginResult) => Promise<void> | void;
}

const linkStyle = 'inline-flex min-h-11 items-center font-semibold text-accent underline';

/** Username and password, checked by the contract's own schema before any call. */
export function PasswordForm({ username, onUsername, onResult }: PasswordFormProps): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  const words = LL.login;
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(LoginRequest),
    defaultValues: { username, password: '' },
    reValidateMode: 'onChange',
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: LoginRequest) => onResult(await login(request)),
    onError: () => setFocus('password', { shouldSelect: true }),
  });
  const submit = handleSubmit((values) => {
    if (isPending) return;
    onUsername(values.username);
    mutate(values);
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div role="alert">
        {error && (
          <Notice kind="danger">
            <p>{errorText(LL, describeError(error))}</p>
          </Notice>
        )}
      </div>
      <Field label={words.username()} error={errors.username && words.usernameMissing()}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={words.password()} error={errors.password && words.passwordMissing()}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            autoComplete="current-password"
            labels={{ show: words.showPassword(), hide: words.hidePassword() }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={isPending}>
        {words.submit()}
      </Button>
      <div className="grid gap-1">
        <Link to="forgotPassword" className={linkStyle}>
          {words.forgotten()}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2">
          {words.noAccount()}
          <Link to="registration" search={{ next }} className={linkStyle}>
            {words.register()}
          </Link>
        </p>
      </div>
    </form>
  );
}
