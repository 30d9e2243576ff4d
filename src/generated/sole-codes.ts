/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { ProblemCode } from './schemas/problemCode.zod.ts';

/** The only code of an operation and a status, for answers without a code. */
export const soleCodes: Readonly<Record<string, ProblemCode>> = {
  'POST /api/match/join-match/{id}/ 404': 'match_not_found',
  'POST /api/match/leave-match/{id}/ 404': 'match_not_found',
  'GET /api/match/confirm/ 404': 'confirmation_link_invalid',
  'GET /api/match/confirm/ 410': 'confirmation_link_expired',
  'GET /api/match/{id}/ 404': 'match_not_found',
  'GET /api/match/{id}/chat/messages/ 403': 'not_a_participant',
  'GET /api/match/{id}/chat/messages/ 404': 'match_not_found',
  'POST /api/match/{id}/chat/send/ 403': 'not_a_participant',
  'POST /api/match/{id}/chat/send/ 404': 'match_not_found',
  'GET /api/match/{id}/chat/summary/ 403': 'not_a_participant',
  'GET /api/match/{id}/chat/summary/ 404': 'match_not_found',
  'POST /api/match/{id}/chat/mark-read/ 403': 'not_a_participant',
  'POST /api/match/{id}/chat/mark-read/ 404': 'match_not_found',
  'GET /api/match/{id}/chat/notification/ 403': 'not_a_participant',
  'GET /api/match/{id}/chat/notification/ 404': 'match_not_found',
  'POST /api/user/login 401': 'invalid_credentials',
  'POST /api/user/login 403': 'email_not_verified',
  'POST /api/user/verify-otp 401': 'otp_invalid',
  'POST /api/user/verify-otp 410': 'otp_expired',
  'POST /api/user/verify-email 410': 'verification_link_expired',
  'PUT /api/user/profile 413': 'picture_too_large',
  'PUT /api/user/profile 415': 'picture_type_unsupported',
};
