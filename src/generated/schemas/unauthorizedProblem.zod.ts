/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const UnauthorizedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(401),
  "code": /*#__PURE__*/ zod.enum(['token_missing', 'token_expired', 'token_invalid'])
}));

export type UnauthorizedProblem = zod.input<typeof UnauthorizedProblem>;
export type UnauthorizedProblemOutput = zod.output<typeof UnauthorizedProblem>;
