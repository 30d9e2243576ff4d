/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const AccountTakenProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(409),
  "code": /*#__PURE__*/ zod.enum(['username_taken', 'email_taken'])
}));

export type AccountTakenProblem = zod.input<typeof AccountTakenProblem>;
export type AccountTakenProblemOutput = zod.output<typeof AccountTakenProblem>;
