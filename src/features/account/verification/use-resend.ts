import type { useEmailForm } from '@/features/account/parts/email-field';
import { useSubmission } from '@/forms/use-submission';
import { resendVerificationEmail } from '@/generated/account/account';
import { limits } from '@/generated/rules';

/** Seconds between two e-mails to one address, the same for both kinds of link. */
export const mailCooldown = Math.max(limits.verification_mail.seconds, limits.reset_mail.seconds);

/** Seconds that are left of that time for an e-mail that was sent at `at` (milliseconds since 1970). */
export const cooldownSince = (at: number): number => Math.max(0, mailCooldown - (Date.now() - at) / 1000);

/** Sends the verification link again, at most once a minute. */
export const useResend = (form?: ReturnType<typeof useEmailForm>) =>
  useSubmission(resendVerificationEmail, { ...(form && { form }), cooldown: mailCooldown });
