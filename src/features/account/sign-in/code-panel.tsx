import type { InputEventHandler, ReactNode } from 'react';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/form-alert';
import { ScreenHeading } from '@/components/screen-heading';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { useFocusWhen } from '@/components/focus';
import { SubmitButton } from '@/components/submit-button';
import { useContractForm } from '@/forms/use-contract-form';
import { useSubmission } from '@/forms/use-submission';
import { verifyOtp } from '@/generated/account/account';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import { VerifyOtpRequest } from '@/generated/schemas/verifyOtpRequest.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';
import { decimalDigits } from '@/lib/text';

interface CodePanelProps {
  otp: OtpRequired;
  onSignedIn: (tokens: Tokens) => Promise<void>;
  onBack: () => void;
}

/** Reduces the input, for example "123 456" or "１２３４５６", to six ASCII digits. */
const keepDigits: InputEventHandler<HTMLInputElement> = ({ currentTarget }) => {
  const digits = decimalDigits(currentTarget.value).slice(0, 6);
  if (digits !== currentTarget.value) currentTarget.value = digits;
};

/** The second step of signing in, which asks for a one-time code. */
export function CodePanel({ otp, onSignedIn, onBack }: CodePanelProps): ReactNode {
  const { LL, format } = useI18n();
  const texts = LL.login;
  const form = useContractForm({
    schema: VerifyOtpRequest,
    defaultValues: { otp_token: otp.otp_token, code: '' },
    autoFocusField: 'code',
    texts: { code: { wrong: texts.codeMissing } },
  });
  const { submit, isPending, failure, remaining } = useSubmission(verifyOtp, {
    form,
    onSuccess: onSignedIn,
    onFailure: (error) => {
      if (isProblem(error, 'otp_invalid')) form.setFocus('code', { shouldSelect: true });
    },
  });
  const isExpired = failure?.kind === 'problem' && failure.code === 'otp_expired';
  // The field and its button disappear with the focus.
  const restartButton = useFocusWhen<HTMLButtonElement>(isExpired);
  return (
    <form {...form.formProps(submit)} className="flex flex-col gap-5">
      <ScreenHeading title={isExpired ? texts.codeExpired() : texts.codeTitle()} />
      {!isExpired && (
        <p className="text-muted">
          {texts.codeText({ until: format.time(otp.expires_at, viewerTimeZone()) })}
        </p>
      )}
      <FormAlert failure={failure} status={form.status} />
      {isExpired ? (
        <Button ref={restartButton} variant="primary" size="lg" onClick={onBack}>
          {texts.again()}
        </Button>
      ) : (
        <>
          <Field label={texts.code()} error={form.errorOf('code')}>
            {(control) => (
              <Input
                {...control}
                {...form.register('code')}
                onInput={keepDigits}
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                data-figures
                className="text-lg tracking-widest"
              />
            )}
          </Field>
          <SubmitButton busy={isPending} remaining={remaining}>
            {texts.codeSubmit()}
          </SubmitButton>
          <Button variant="quiet" onClick={onBack}>
            {texts.codeBack()}
          </Button>
        </>
      )}
    </form>
  );
}
