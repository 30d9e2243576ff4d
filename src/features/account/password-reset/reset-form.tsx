import type { ReactNode } from 'react';
import { isProblem } from '@/api/problem';
import { FormAlert } from '@/components/form-alert';
import { NewPasswordField } from '@/features/account/parts/new-password-field';
import { SubmitButton } from '@/forms/submit-button';
import { useContractForm } from '@/forms/use-contract-form';
import { useSubmission } from '@/forms/use-submission';
import { confirmPasswordReset } from '@/generated/account/account';
import { PasswordMax, PasswordMin } from '@/generated/schemas/password.zod';
import { PasswordResetConfirmRequest } from '@/generated/schemas/passwordResetConfirmRequest.zod';
import { useI18n } from '@/i18n/context';

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
  const words = LL.account.fields.password;
  const form = useContractForm({
    schema: PasswordResetConfirmRequest,
    defaultValues: { uid, token, password: '' },
    words: {
      password: {
        missing: words.required,
        too_big: () => words.too_long({ maximum: PasswordMax }),
        wrong: () => words.too_short({ minimum: PasswordMin }),
      },
    },
  });
  const { submit, isPending, failure, remaining } = useSubmission(confirmPasswordReset, {
    form,
    onSuccess: onDone,
    onFailure: (error) => {
      const reason = deadLinkOf(error);
      if (reason) onDeadLink(reason);
    },
  });
  return (
    <form {...form.formProps(submit)} className="flex flex-col gap-5">
      <FormAlert failure={failure} status={form.status} />
      <NewPasswordField
        label={LL.account.reset.password()}
        {...form.register('password')}
        error={form.errorOf('password')}
      />
      <SubmitButton busy={isPending} remaining={remaining}>
        {LL.account.reset.submit()}
      </SubmitButton>
    </form>
  );
}
