/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const JoinRefusedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(409),
  "code": /*#__PURE__*/ zod.enum(['match_cancelled', 'match_started', 'match_finished', 'join_deadline_passed'])
}));

export type JoinRefusedProblem = zod.input<typeof JoinRefusedProblem>;
export type JoinRefusedProblemOutput = zod.output<typeof JoinRefusedProblem>;
