import { type InputEventHandler, useState } from 'react';
import { useApi } from '@/api/context';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/failures/form-alert';
import { focusSilently, useFocusWhen } from '@/components/focus/focus';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { SubmitButton } from '@/components/submit-button';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { useContractForm } from '@/forms/use-contract-form';
import { useSubmission } from '@/forms/use-submission';
import { verifyOtp } from '@/generated/account/account';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import { VerifyOtpRequest } from '@/generated/schemas/verifyOtpRequest.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/format/intl';
import { decimalDigits } from '@/lib/format/text';
import { useGoToNext } from '@/routing/navigate';
import { forgetRegistration } from './kept-registration';

/** The two steps of signing in: password or Google, then a one-time code when the backend requires it. */
export function useSignInSteps() {
  const { auth } = useApi();
  const goToNext = useGoToNext();
  const [otp, setOtp] = useState<OtpRequired | null>(null);
  const [hasReturnedFromCode, setHasReturnedFromCode] = useState(false);
  /** Stores the tokens and navigates on; rejects with `TokenStorageError` when the browser refuses cookies. */
  const finishSignIn = async ({ access, refresh }: Tokens): Promise<void> => {
    auth.signIn({ access, refresh });
    // If the session fails to load, the next screen shows the error with a retry.
    await auth.ensureSessionKnown().catch(() => undefined);
    // The first step says why the session has ended already.
    if (auth.lastExpiryReason() !== null) return setOtp(null);
    forgetRegistration();
    // Orca at times notices first that the field with the focus is gone, and then says less of the next screen.
    focusSilently(document);
    await goToNext();
  };
  return {
    otp,
    finishSignIn,
    proceed: (result: LoginResult) =>
      result.status === 'otp_required' ? setOtp(result) : finishSignIn(result),
    goBack: (): void => {
      setOtp(null);
      setHasReturnedFromCode(true);
    },
    /** Whether the person has returned to the first step, which then takes the focus of the removed button. */
    hasReturnedFromCode,
  };
}

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

export function CodePanel({ otp, onSignedIn, onBack }: CodePanelProps) {
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
  const isCodeExpired = failure?.kind === 'problem' && failure.code === 'otp_expired';
  // When the code expires, the field and its button are removed, one of which had the focus.
  const restartButton = useFocusWhen<HTMLButtonElement>(isCodeExpired);
  return (
    <form {...form.formProps(submit)} className="flex flex-col gap-5">
      <ScreenHeading title={isCodeExpired ? texts.codeExpired() : texts.codeTitle()} />
      {!isCodeExpired && (
        <p className="text-muted">
          {texts.codeText({ until: format.time(otp.expires_at, viewerTimeZone()) })}
        </p>
      )}
      <FormAlert failure={failure} statusText={form.status} />
      {isCodeExpired ? (
        <Button ref={restartButton} variant="primary" size="lg" onClick={onBack}>
          {texts.again()}
        </Button>
      ) : (
        <>
          <TextField
            label={texts.code()}
            {...form.field('code')}
            onInput={keepDigits}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            data-figures
            className="text-lg tracking-widest"
          />
          <SubmitButton busy={isPending} remainingSeconds={remaining}>
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
