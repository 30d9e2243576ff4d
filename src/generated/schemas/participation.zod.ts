/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DateTime } from './dateTime.zod.ts';
import { DateTimeOrNull } from './dateTimeOrNull.zod.ts';
import { Id } from './id.zod.ts';
import { ParticipationStatus } from './participationStatus.zod.ts';
import { WaitlistPosition } from './waitlistPosition.zod.ts';

export const participationConfirmationTokenMax = 512;



export const Participation = /*#__PURE__*/ zod.object({
  "pid": Id,
  "status": ParticipationStatus,
  "waitlist_position": WaitlistPosition,
  "joined_at": DateTime,
  "confirm_by": DateTimeOrNull,
  "confirmed_at": DateTimeOrNull,
  "confirmation_token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(participationConfirmationTokenMax)))
});

export type Participation = zod.input<typeof Participation>;
export type ParticipationOutput = zod.output<typeof Participation>;
