/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const ValidationFailedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(400),
  "code": /*#__PURE__*/ zod.enum(['validation_failed'])
}));

export type ValidationFailedProblem = zod.input<typeof ValidationFailedProblem>;
export type ValidationFailedProblemOutput = zod.output<typeof ValidationFailedProblem>;
