/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const EmailNotVerifiedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(403),
  "code": /*#__PURE__*/ zod.enum(['email_not_verified'])
}));

export type EmailNotVerifiedProblem = zod.input<typeof EmailNotVerifiedProblem>;
export type EmailNotVerifiedProblemOutput = zod.output<typeof EmailNotVerifiedProblem>;
