/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const VerificationLinkInvalidProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(400),
  "code": /*#__PURE__*/ zod.enum(['validation_failed', 'verification_link_invalid'])
}));

export type VerificationLinkInvalidProblem = zod.input<typeof VerificationLinkInvalidProblem>;
export type VerificationLinkInvalidProblemOutput = zod.output<typeof VerificationLinkInvalidProblem>;
