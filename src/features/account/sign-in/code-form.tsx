import { useMutation } from '@tanstack/react-query';
import { type InputEventHandler, type ReactNode, useRef } from 'react';
import { describeError } from '@/api/describe-error';
import { FormAlert } from '@/components/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useSchemaForm } from '@/components/use-schema-form';
import { verifyOtp } from '@/generated/account/account';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import { VerifyOtpRequest } from '@/generated/schemas/verifyOtpRequest.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';

interface CodeFormProps {
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

/** The one-time code of the e-mail, in one field. */
export function CodeForm({ otp, onSignedIn, onBack }: CodeFormProps): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.login;
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: VerifyOtpRequest) => onSignedIn(await verifyOtp(request)),
    onError: () => input.current?.select(),
  });
  const { form, invalid } = useSchemaForm(
    VerifyOtpRequest,
    (request) => {
      if (!isPending) mutate(request);
    },
    (fields) => ({ ...fields, otp_token: otp.otp_token }),
  );
  return (
    <form {...form} className="grid gap-5">
      <p className="text-muted">{words.codeText({ until: format.time(otp.expires_at, viewerTimeZone()) })}</p>
      <FormAlert failure={error && describeError(error)} />
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this step by signing in
            autoFocus
            data-figures
            className="text-lg tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={isPending}>
        {words.codeSubmit()}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {words.codeBack()}
      </Button>
    </form>
  );
}
