import type { InputEventHandler, ReactNode } from 'react';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useFocusWhen } from '@/components/use-focus-when';
import { useSchemaForm } from '@/components/use-schema-form';
import { focusToRetype } from '@/features/account/parts/focus-to-retype';
import { SubmitButton } from '@/features/account/parts/submit-button';
import { useSubmission } from '@/features/account/parts/use-submission';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import type { VerifyOtpRequest } from '@/generated/schemas/verifyOtpRequest.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';
import { accountCalls } from '@/queries/session';

const loadSchema = async () => (await import('@/generated/schemas/verifyOtpRequest.zod')).VerifyOtpRequest;

interface CodePanelProps {
  otp: OtpRequired;
  onSignedIn: (tokens: Tokens) => Promise<void>;
  /** Back to the password, for a new code. */
  onBack: () => void;
}

/** Keeps six digits of whatever was typed or pasted, "123 456" for example. */
const keepDigits: InputEventHandler<HTMLInputElement> = ({ currentTarget }) => {
  const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 6);
  if (digits !== currentTarget.value) currentTarget.value = digits;
};

/** The second step of signing in: the one-time code of the e-mail, in one field. */
export function CodePanel({ otp, onSignedIn, onBack }: CodePanelProps): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.login;
  const input = useFocusWhen<HTMLInputElement>();
  const { submit, isPending, failure, remaining } = useSubmission(
    async (request: VerifyOtpRequest) => (await accountCalls()).verifyOtp(request),
    {
      onSuccess: onSignedIn,
      onFailure: (_, error) => {
        if (isProblem(error, 'otp_invalid')) focusToRetype(input.current);
      },
    },
  );
  const { form, invalid, isChecking, unchecked } = useSchemaForm(loadSchema, submit, (fields) => ({
    ...fields,
    otp_token: otp.otp_token,
  }));
  const isExpired = failure?.kind === 'problem' && failure.code === 'otp_expired';
  // The field and its button go: no code helps any more.
  const again = useFocusWhen<HTMLButtonElement>(isExpired);
  return (
    <form {...form} className="flex flex-col gap-5">
      <h1 className="text-xl font-bold md:text-2xl">{isExpired ? words.codeExpired() : words.codeTitle()}</h1>
      {!isExpired && (
        <p className="text-muted">
          {words.codeText({ until: format.time(otp.expires_at, viewerTimeZone()) })}
        </p>
      )}
      <FormAlert failure={unchecked ?? failure} />
      {isExpired ? (
        <Button ref={again} variant="primary" size="lg" onClick={onBack}>
          {words.codeAgain()}
        </Button>
      ) : (
        <>
          <Field label={words.code()} error={invalid.has('code') ? words.codeMissing() : undefined}>
            {(control) => (
              <Input
                {...control}
                ref={input}
                name="code"
                onInput={keepDigits}
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                data-figures
                className="text-lg tracking-widest"
              />
            )}
          </Field>
          <SubmitButton busy={isPending || isChecking} remaining={remaining}>
            {words.codeSubmit()}
          </SubmitButton>
          <Button variant="quiet" onClick={onBack}>
            {words.codeBack()}
          </Button>
        </>
      )}
    </form>
  );
}
