/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const VerificationLinkExpiredProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(410),
  "code": /*#__PURE__*/ zod.enum(['verification_link_expired'])
}));

export type VerificationLinkExpiredProblem = zod.input<typeof VerificationLinkExpiredProblem>;
export type VerificationLinkExpiredProblemOutput = zod.output<typeof VerificationLinkExpiredProblem>;
