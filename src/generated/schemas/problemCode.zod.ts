/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ProblemCode = /*#__PURE__*/ zod.enum(['validation_failed', 'token_missing', 'token_expired', 'token_invalid', 'invalid_credentials', 'email_not_verified', 'google_credential_invalid', 'otp_invalid', 'otp_expired', 'refresh_token_invalid', 'refresh_token_expired', 'username_taken', 'email_taken', 'verification_link_invalid', 'verification_link_expired', 'reset_link_invalid', 'reset_link_expired', 'reset_link_used', 'confirmation_link_invalid', 'confirmation_link_expired', 'match_not_found', 'not_a_participant', 'match_cancelled', 'match_started', 'match_finished', 'join_deadline_passed', 'leave_deadline_passed', 'picture_too_large', 'picture_type_unsupported', 'picture_unreadable', 'rate_limited', 'internal_error']);

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;
