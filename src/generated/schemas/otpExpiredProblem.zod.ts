/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const OtpExpiredProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(410),
  "code": /*#__PURE__*/ zod.enum(['otp_expired'])
}));

export type OtpExpiredProblem = zod.input<typeof OtpExpiredProblem>;
export type OtpExpiredProblemOutput = zod.output<typeof OtpExpiredProblem>;
