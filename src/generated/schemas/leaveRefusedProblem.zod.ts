/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const LeaveRefusedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(409),
  "code": /*#__PURE__*/ zod.enum(['match_cancelled', 'match_started', 'match_finished', 'leave_deadline_passed'])
}));

export type LeaveRefusedProblem = zod.input<typeof LeaveRefusedProblem>;
export type LeaveRefusedProblemOutput = zod.output<typeof LeaveRefusedProblem>;
