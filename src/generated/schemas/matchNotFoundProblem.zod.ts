/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const MatchNotFoundProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(404),
  "code": /*#__PURE__*/ zod.enum(['match_not_found'])
}));

export type MatchNotFoundProblem = zod.input<typeof MatchNotFoundProblem>;
export type MatchNotFoundProblemOutput = zod.output<typeof MatchNotFoundProblem>;
