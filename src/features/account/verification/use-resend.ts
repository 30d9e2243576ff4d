import { useSubmission } from '@/features/account/parts/use-submission';
import { resendVerificationEmail } from '@/generated/account/account';
import type { EmailRequest } from '@/generated/schemas/emailRequest.zod';

/** Seconds between two e-mails to one address (product decisions, section 3). */
export const mailCooldown = 60;

/** Sends the verification link again, at most once a minute. */
export const useResend = () =>
  useSubmission((request: EmailRequest) => resendVerificationEmail(request), { cooldown: mailCooldown });
