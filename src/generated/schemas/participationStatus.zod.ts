/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ParticipationStatus = /*#__PURE__*/ zod.enum(['joined', 'confirmed', 'waitlisted']);

export type ParticipationStatus = zod.input<typeof ParticipationStatus>;
export type ParticipationStatusOutput = zod.output<typeof ParticipationStatus>;
