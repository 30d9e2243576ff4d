/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const ConfirmRefusedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(409),
  "code": /*#__PURE__*/ zod.enum(['match_cancelled', 'match_started', 'match_finished'])
}));

export type ConfirmRefusedProblem = zod.input<typeof ConfirmRefusedProblem>;
export type ConfirmRefusedProblemOutput = zod.output<typeof ConfirmRefusedProblem>;
