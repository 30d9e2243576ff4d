import { useSubmission } from '@/features/account/parts/use-submission';
import type { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { accountCalls } from '@/queries/session';

/** Seconds between two e-mails to one address (product decisions, section 3). */
export const mailCooldown = 60;

/** Sends the verification link again, at most once a minute. */
export const useResend = () =>
  useSubmission(async (request: EmailRequest) => (await accountCalls()).resendVerificationEmail(request), {
    cooldown: mailCooldown,
  });
