/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const OtpInvalidProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(401),
  "code": /*#__PURE__*/ zod.enum(['otp_invalid'])
}));

export type OtpInvalidProblem = zod.input<typeof OtpInvalidProblem>;
export type OtpInvalidProblemOutput = zod.output<typeof OtpInvalidProblem>;
