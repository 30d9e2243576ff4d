/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ReasonCode = /*#__PURE__*/ zod.enum(['match_cancelled', 'match_started', 'match_finished', 'join_deadline_passed', 'leave_deadline_passed', 'already_joined', 'not_joined']);

export type ReasonCode = zod.input<typeof ReasonCode>;
export type ReasonCodeOutput = zod.output<typeof ReasonCode>;
