import type { useEmailForm } from '@/features/account/parts/email-field';
import { useSubmission } from '@/forms/use-submission';
import { resendVerificationEmail } from '@/generated/account/account';

/** Seconds between two e-mails to one address. */
export const mailCooldown = 60;

/** Sends the verification link again, at most once a minute. */
export const useResend = (form?: ReturnType<typeof useEmailForm>) =>
  useSubmission(resendVerificationEmail, { ...(form && { form }), cooldown: mailCooldown });
