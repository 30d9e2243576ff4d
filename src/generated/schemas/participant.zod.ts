/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DateTime } from './dateTime.zod.ts';
import { Id } from './id.zod.ts';
import { ParticipationStatus } from './participationStatus.zod.ts';
import { UserRef } from './userRef.zod.ts';
import { WaitlistPosition } from './waitlistPosition.zod.ts';

export const Participant = /*#__PURE__*/ zod.object({
  "pid": Id,
  "user": UserRef,
  "status": ParticipationStatus,
  "waitlist_position": WaitlistPosition,
  "joined_at": DateTime,
  "is_me": /*#__PURE__*/ zod.boolean()
});

export type Participant = zod.input<typeof Participant>;
export type ParticipantOutput = zod.output<typeof Participant>;
