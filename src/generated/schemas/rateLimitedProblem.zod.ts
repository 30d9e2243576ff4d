/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const RateLimitedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(429),
  "code": /*#__PURE__*/ zod.enum(['rate_limited'])
}));

export type RateLimitedProblem = zod.input<typeof RateLimitedProblem>;
export type RateLimitedProblemOutput = zod.output<typeof RateLimitedProblem>;
