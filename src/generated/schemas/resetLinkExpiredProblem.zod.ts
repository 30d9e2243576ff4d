/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const ResetLinkExpiredProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(410),
  "code": /*#__PURE__*/ zod.enum(['reset_link_expired', 'reset_link_used'])
}));

export type ResetLinkExpiredProblem = zod.input<typeof ResetLinkExpiredProblem>;
export type ResetLinkExpiredProblemOutput = zod.output<typeof ResetLinkExpiredProblem>;
