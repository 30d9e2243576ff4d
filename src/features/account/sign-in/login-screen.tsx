import { useState } from 'react';
import { useApi, useAuthState } from '@/api/context';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/failures/form-alert';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { useLostMessageCount } from '@/components/state/lost-messages';
import { SubmitButton } from '@/components/submit-button';
import { Notice } from '@/components/ui/notice';
import { UsernameField } from '@/features/account/email-field';
import { PasswordField } from '@/features/account/password-fields';
import { ResendForm } from '@/features/account/resend-form';
import { useContractForm } from '@/forms/use-contract-form';
import { useSubmission } from '@/forms/use-submission';
import { login } from '@/generated/account/account';
import { LoginRequest } from '@/generated/schemas/loginRequest.zod';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import { useI18n } from '@/i18n/context';
import { isInvitation } from '@/routing/guard';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { GoogleSignIn } from './google-sign-in';
import { getVerifiedUsername } from './kept-registration';
import { CodePanel, useSignInSteps } from './sign-in-steps';

interface PasswordFormProps {
  username: string;
  /** Whether the first empty field takes the focus. */
  takesFocus: boolean;
  onResult: (result: LoginResult, username: string) => Promise<void> | void;
}

/** The form for username and password, with a second form that resends the verification link to an unverified address. */
function PasswordForm({ username, takesFocus, onResult }: PasswordFormProps) {
  const { LL } = useI18n();
  const texts = LL.login;
  const [isEmailUnverified, setIsEmailUnverified] = useState(false);
  const form = useContractForm({
    schema: LoginRequest,
    defaultValues: { username, password: '' },
    autoFocusField: takesFocus && (username === '' ? 'username' : 'password'),
    texts: { username: { wrong: texts.usernameMissing }, password: { wrong: texts.passwordMissing } },
  });
  const isUsernameEmail = (): boolean => form.getValues('username').includes('@');
  const { submit, isPending, failure, remaining } = useSubmission(login, {
    form,
    onSuccess: (result, request) => onResult(result, request.username),
    onFailure: (error) => {
      if (isProblem(error, 'invalid_credentials'))
        form.setFocus(isUsernameEmail() ? 'username' : 'password', { shouldSelect: true });
      setIsEmailUnverified(isProblem(error, 'email_not_verified'));
    },
  });
  const areCredentialsWrong = failure?.kind === 'problem' && failure.code === 'invalid_credentials';
  return (
    <>
      <form {...form.formProps(submit)} className="flex flex-col gap-5">
        <FormAlert failure={isEmailUnverified ? null : failure} statusText={form.status}>
          {areCredentialsWrong && isUsernameEmail() && <p>{texts.usernameNotEmail()}</p>}
        </FormAlert>
        <UsernameField label={LL.account.registration.username()} {...form.field('username')} />
        <PasswordField
          label={LL.account.registration.password()}
          {...form.field('password')}
          autoComplete="current-password"
        />
        <SubmitButton busy={isPending} remainingSeconds={remaining}>
          {texts.submit()}
        </SubmitButton>
      </form>
      {isEmailUnverified && <ResendForm reason={LL.problems.codes.email_not_verified()} />}
    </>
  );
}

export function LoginScreen() {
  const { LL } = useI18n();
  const nextAddress = useNext();
  const { auth } = useApi();
  const { otp, proceed, finishSignIn, goBack, hasReturnedFromCode } = useSignInSteps();
  const [username, setUsername] = useState(getVerifiedUsername);
  const lostMessageCount = useLostMessageCount();
  useAuthState();
  const sessionEndReason = auth.lastExpiryReason();
  const expiryTexts = {
    expired: LL.problems.codes.token_expired,
    clock: LL.problems.wrongClock,
    refused: LL.problems.signInRefused,
  };
  const reasonText = sessionEndReason
    ? expiryTexts[sessionEndReason]()
    : nextAddress &&
      // Who comes from the verification of the address has an account already.
      LL.home.signInNotice[isInvitation(nextAddress) && !getVerifiedUsername() ? 'invitation' : 'text']();
  if (otp) return <CodePanel otp={otp} onSignedIn={finishSignIn} onBack={goBack} />;
  return (
    <div className="grid gap-6">
      <ScreenHeading />
      {reasonText && (
        <Notice kind="info" {...(sessionEndReason === 'refused' && { role: 'alert' })}>
          {reasonText}
        </Notice>
      )}
      {sessionEndReason && lostMessageCount > 0 && (
        <Notice kind="warning" role="status">
          {LL.login.lostMessages({ count: lostMessageCount })}
        </Notice>
      )}
      <PasswordForm
        username={username}
        takesFocus={hasReturnedFromCode}
        onResult={(result, typedUsername) => {
          setUsername(typedUsername);
          return proceed(result);
        }}
      />
      <GoogleSignIn onResult={proceed} />
      <div className="grid gap-1 border-t border-line pt-4">
        <p>
          <Link to="forgotPassword" className="lone-link">
            {LL.login.forgotten()}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          {LL.login.noAccount()}
          <Link to="registration" search={{ next: nextAddress }} className="lone-link">
            {LL.account.registration.submit()}
          </Link>
        </p>
      </div>
    </div>
  );
}
