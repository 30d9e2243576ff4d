/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const ResetLinkInvalidProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(400),
  "code": /*#__PURE__*/ zod.enum(['validation_failed', 'reset_link_invalid'])
}));

export type ResetLinkInvalidProblem = zod.input<typeof ResetLinkInvalidProblem>;
export type ResetLinkInvalidProblemOutput = zod.output<typeof ResetLinkInvalidProblem>;
