/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const InternalErrorProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(500),
  "code": /*#__PURE__*/ zod.enum(['internal_error'])
}));

export type InternalErrorProblem = zod.input<typeof InternalErrorProblem>;
export type InternalErrorProblemOutput = zod.output<typeof InternalErrorProblem>;
