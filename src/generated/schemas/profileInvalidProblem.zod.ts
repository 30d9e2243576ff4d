/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const ProfileInvalidProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(400),
  "code": /*#__PURE__*/ zod.enum(['validation_failed', 'picture_unreadable'])
}));

export type ProfileInvalidProblem = zod.input<typeof ProfileInvalidProblem>;
export type ProfileInvalidProblemOutput = zod.output<typeof ProfileInvalidProblem>;
