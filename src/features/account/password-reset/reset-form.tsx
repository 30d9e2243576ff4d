import { type ReactNode, useState } from 'react';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/form-alert';
import { useSchemaForm } from '@/components/use-schema-form';
import { NewPasswordField } from '@/features/account/parts/new-password-field';
import { SubmitButton } from '@/features/account/parts/submit-button';
import { useSubmission } from '@/features/account/parts/use-submission';
import { PasswordMax, PasswordMin } from '@/generated/schemas/password.zod';
import type { PasswordResetConfirmRequest } from '@/generated/schemas/passwordResetConfirmRequest.zod';
import { useI18n } from '@/i18n/context';
import { accountCalls } from '@/queries/session';

const loadSchema = async () =>
  (await import('@/generated/schemas/passwordResetConfirmRequest.zod')).PasswordResetConfirmRequest;

/** Why a link cannot be used any more. */
export type DeadLink = 'expired' | 'used' | 'invalid';

interface ResetFormProps {
  uid: string;
  token: string;
  onDone: () => void;
  onDeadLink: (reason: DeadLink) => void;
}

function deadLinkOf(error: unknown): DeadLink | null {
  if (isProblem(error, 'reset_link_expired')) return 'expired';
  if (isProblem(error, 'reset_link_used')) return 'used';
  return isProblem(error, 'reset_link_invalid') ? 'invalid' : null;
}

/** The new password, once; sent byte for byte. */
export function ResetForm({ uid, token, onDone, onDeadLink }: ResetFormProps): ReactNode {
  const { LL } = useI18n();
  const [length, setLength] = useState(0);
  const { submit, isPending, failure, remaining } = useSubmission(
    async (request: PasswordResetConfirmRequest) => (await accountCalls()).confirmPasswordReset(request),
    {
      onSuccess: onDone,
      onFailure: (_, error) => {
        const reason = deadLinkOf(error);
        if (reason) onDeadLink(reason);
      },
    },
  );
  const { form, invalid, isChecking, unchecked } = useSchemaForm(loadSchema, submit, (fields) => ({
    ...fields,
    uid,
    token,
  }));
  const words = LL.account.fields.password;
  const wrong = {
    missing: words.required,
    wrong: () =>
      length > PasswordMax
        ? words.too_long({ maximum: PasswordMax })
        : words.too_short({ minimum: PasswordMin }),
  };
  const password = invalid.get('password');
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormAlert failure={unchecked ?? failure} />
      <NewPasswordField
        label={LL.account.reset.password()}
        name="password"
        onChange={({ target }) => setLength(target.value.length)}
        error={password && wrong[password]()}
      />
      <SubmitButton busy={isPending || isChecking} remaining={remaining}>
        {LL.account.reset.submit()}
      </SubmitButton>
    </form>
  );
}
