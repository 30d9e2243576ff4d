/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const ConfirmationLinkInvalidProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(404),
  "code": /*#__PURE__*/ zod.enum(['confirmation_link_invalid'])
}));

export type ConfirmationLinkInvalidProblem = zod.input<typeof ConfirmationLinkInvalidProblem>;
export type ConfirmationLinkInvalidProblemOutput = zod.output<typeof ConfirmationLinkInvalidProblem>;
