/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const NotAParticipantProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(403),
  "code": /*#__PURE__*/ zod.enum(['not_a_participant'])
}));

export type NotAParticipantProblem = zod.input<typeof NotAParticipantProblem>;
export type NotAParticipantProblemOutput = zod.output<typeof NotAParticipantProblem>;
