/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const RefreshTokenRefusedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(401),
  "code": /*#__PURE__*/ zod.enum(['refresh_token_invalid', 'refresh_token_expired'])
}));

export type RefreshTokenRefusedProblem = zod.input<typeof RefreshTokenRefusedProblem>;
export type RefreshTokenRefusedProblemOutput = zod.output<typeof RefreshTokenRefusedProblem>;
