/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { ProblemCode } from './schemas/problemCode.zod.ts';

/** The HTTP status that each code of a problem comes with. */
export const problemStatus: Record<ProblemCode, number> = {
  validation_failed: 400,
  token_missing: 401,
  token_expired: 401,
  token_invalid: 401,
  internal_error: 500,
  match_not_found: 404,
  match_cancelled: 409,
  match_started: 409,
  match_finished: 409,
  join_deadline_passed: 409,
  leave_deadline_passed: 409,
  confirmation_link_invalid: 404,
  confirmation_link_expired: 410,
  not_a_participant: 403,
  rate_limited: 429,
  invalid_credentials: 401,
  email_not_verified: 403,
  google_credential_invalid: 400,
  otp_invalid: 401,
  otp_expired: 410,
  refresh_token_invalid: 401,
  refresh_token_expired: 401,
  username_taken: 409,
  email_taken: 409,
  verification_link_invalid: 400,
  verification_link_expired: 410,
  reset_link_invalid: 400,
  reset_link_expired: 410,
  reset_link_used: 410,
  picture_unreadable: 400,
  picture_too_large: 413,
  picture_type_unsupported: 415,
};
