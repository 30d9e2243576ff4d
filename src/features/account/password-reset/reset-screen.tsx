import { type ReactNode, useState } from 'react';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/failures/form-alert';
import { useFocusWhen } from '@/components/focus/focus';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { SubmitButton } from '@/components/submit-button';
import { buttonStyle } from '@/components/ui/button';
import { LinkOutcome } from '@/features/account/link-outcome';
import { NewPasswordField, getNewPasswordErrors } from '@/features/account/password-fields';
import { useContractForm } from '@/forms/use-contract-form';
import { useSubmission } from '@/forms/use-submission';
import { confirmPasswordReset } from '@/generated/account/account';
import { PasswordResetConfirmRequest } from '@/generated/schemas/passwordResetConfirmRequest.zod';
import { useI18n } from '@/i18n/context';
import { forgetLinkSecrets, getLinkSecrets } from '@/routing/address/link-secrets';
import { Link } from '@/routing/link';

const linkErrors = ['expired', 'used', 'invalid'] as const;

type ResetResult = (typeof linkErrors)[number] | 'done';

interface ResetFormProps {
  uid: string;
  token: string;
  onSettled: (result: ResetResult) => void;
}

function ResetForm({ uid, token, onSettled }: ResetFormProps) {
  const { LL } = useI18n();
  const form = useContractForm({
    schema: PasswordResetConfirmRequest,
    defaultValues: { uid, token, password: '' },
    texts: { password: getNewPasswordErrors(LL.account.fields) },
  });
  const { submit, isPending, failure, remaining } = useSubmission(confirmPasswordReset, {
    form,
    onSuccess: () => onSettled('done'),
    onFailure: (error) => {
      const reason = linkErrors.find((linkError) => isProblem(error, `reset_link_${linkError}`));
      if (reason) onSettled(reason);
    },
  });
  return (
    <form {...form.formProps(submit)} className="flex flex-col gap-5">
      <FormAlert failure={failure} statusText={form.status} />
      <NewPasswordField label={LL.account.reset.password()} {...form.field('password')} />
      <SubmitButton busy={isPending} remainingSeconds={remaining}>
        {LL.account.reset.submit()}
      </SubmitButton>
    </form>
  );
}

/** Sets a new password by an e-mailed link, or tells why the link fails and offers a new link. */
export function ResetScreen() {
  const { LL } = useI18n();
  const texts = { ...LL.account.link, ...LL.account.reset };
  const [{ uid, token }] = useState(getLinkSecrets);
  const [formResult, setFormResult] = useState<ResetResult | null>(null);
  // The heading takes the focus of the removed form.
  const heading = useFocusWhen<HTMLHeadingElement>(formResult !== null);
  const settle = (outcome: ResetResult): void => {
    forgetLinkSecrets();
    setFormResult(outcome);
  };
  const result = formResult ?? (uid && token ? null : 'missing');
  // A used link has set a password already.
  const isPasswordSet = result === 'done' || result === 'used';
  const renderSignInLink = (variant: 'primary' | 'quiet'): ReactNode => (
    <Link to="login" className={buttonStyle({ variant, size: 'lg' })}>
      {LL.login.submit()}
    </Link>
  );
  return (
    <div className="grid gap-6">
      <ScreenHeading ref={heading} />
      <LinkOutcome
        result={
          result && {
            kind: result === 'done' ? 'success' : result === 'missing' ? 'info' : 'warning',
            title: texts[result](),
            text: texts[`${result}Text`](),
          }
        }
      />
      {result === null && uid && token && (
        <>
          <p className="text-muted">{texts.lead()}</p>
          <ResetForm uid={uid} token={token} onSettled={settle} />
        </>
      )}
      {result && (
        <div className="grid gap-3">
          {isPasswordSet && renderSignInLink('primary')}
          {result !== 'done' && (
            <Link
              to="forgotPassword"
              className={buttonStyle({ variant: isPasswordSet ? 'quiet' : 'primary', size: 'lg' })}
            >
              {texts.newLink()}
            </Link>
          )}
          {!isPasswordSet && renderSignInLink('quiet')}
        </div>
      )}
    </div>
  );
}
