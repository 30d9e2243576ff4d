/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const InvalidCredentialsProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(401),
  "code": /*#__PURE__*/ zod.enum(['invalid_credentials'])
}));

export type InvalidCredentialsProblem = zod.input<typeof InvalidCredentialsProblem>;
export type InvalidCredentialsProblemOutput = zod.output<typeof InvalidCredentialsProblem>;
