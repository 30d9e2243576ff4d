/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const ConfirmationLinkExpiredProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(410),
  "code": /*#__PURE__*/ zod.enum(['confirmation_link_expired'])
}));

export type ConfirmationLinkExpiredProblem = zod.input<typeof ConfirmationLinkExpiredProblem>;
export type ConfirmationLinkExpiredProblemOutput = zod.output<typeof ConfirmationLinkExpiredProblem>;
