import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { describeError } from '@/api/describe-error';
import { errorText } from '@/components/error-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { verifyOtp } from '@/generated/account/account';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import { VerifyOtpRequest } from '@/generated/schemas/verifyOtpRequest.zod';
import { useI18n } from '@/i18n/context';
import { viewerZone } from '@/lib/viewer-zone';

interface CodeFormProps {
  otp: OtpRequired;
  onSignedIn: (tokens: Tokens) => Promise<void>;
  /** Back to the password, for a new code. */
  onBack: () => void;
}

/** The one-time code of the e-mail: one field for six digits, which may be pasted with spaces. */
export function CodeForm({ otp, onSignedIn, onBack }: CodeFormProps): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.login;
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: VerifyOtpRequest) => onSignedIn(await verifyOtp(request)),
    onError: () => input.current?.select(),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const request = VerifyOtpRequest.safeParse({ otp_token: otp.otp_token, code });
    setIsIncomplete(!request.success);
    if (!request.success) input.current?.focus();
    else if (!isPending) mutate(request.data);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{words.codeText({ until: format.time(otp.expires_at, viewerZone()) })}</p>
      <div role="alert">
        {error && (
          <Notice kind="danger">
            <p>{errorText(LL, describeError(error))}</p>
          </Notice>
        )}
      </div>
      <Field label={words.code()} error={isIncomplete ? words.codeMissing() : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={code}
            onChange={({ target: { value } }) => setCode(value.replaceAll(/\D/g, '').slice(0, 6))}
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
