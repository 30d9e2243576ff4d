import type { useEmailForm } from '@/features/account/parts/email-field';
import { useSubmission } from '@/forms/use-submission';
import { resendVerificationEmail } from '@/generated/account/account';
import { limits } from '@/generated/rules';

/** In seconds, between two e-mails to one address; the same for both kinds of link. */
export const mailCooldown = Math.max(limits.verification_mail.seconds, limits.reset_mail.seconds);

/** The remaining cooldown in seconds after an e-mail that was sent at `at` (milliseconds since 1970). */
export const remainingCooldown = (at: number): number => Math.max(0, mailCooldown - (Date.now() - at) / 1000);

/** Sends the verification link again, with the cooldown. */
export const useResend = (form?: ReturnType<typeof useEmailForm>) =>
  useSubmission(resendVerificationEmail, { ...(form && { form }), cooldown: mailCooldown });
