/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Count } from './count.zod.ts';
import { DateTime } from './dateTime.zod.ts';
import { DateTimeOrNull } from './dateTimeOrNull.zod.ts';
import { Id } from './id.zod.ts';
import { Level } from './level.zod.ts';
import { MatchStatus } from './matchStatus.zod.ts';
import { Money } from './money.zod.ts';
import { Participation } from './participation.zod.ts';
import { ReasonCode } from './reasonCode.zod.ts';
import { Sport } from './sport.zod.ts';
import { UserRef } from './userRef.zod.ts';
import { Venue } from './venue.zod.ts';

export const matchTitleMax = 120;

export const matchDescriptionMax = 2000;

export const matchFormatMax = 20;

export const matchTimezoneMax = 64;

export const matchCancellationReasonMax = 500;

export const matchMinParticipantsMax = 1000;

export const matchMaxParticipantsMax = 1000;



export const Match = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(matchTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(matchDescriptionMax)),
  "sport": Sport,
  "level": Level,
  "format": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(matchFormatMax))),
  "starts_at": DateTime,
  "ends_at": DateTime,
  "timezone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(matchTimezoneMax)),
  "status": MatchStatus,
  "cancellation_reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(matchCancellationReasonMax))),
  "venue": Venue,
  "min_participants": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(matchMinParticipantsMax))),
  "max_participants": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(matchMaxParticipantsMax))),
  "participants_count": Count,
  "waitlist_count": Count,
  "price": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "join_deadline": DateTimeOrNull,
  "leave_deadline": DateTimeOrNull,
  "organizer": UserRef,
  "my_participation": /*#__PURE__*/ zod.union([Participation,/*#__PURE__*/ zod.null()]),
  "can_join": /*#__PURE__*/ zod.boolean(),
  "can_leave": /*#__PURE__*/ zod.boolean(),
  "reason_code": /*#__PURE__*/ zod.union([ReasonCode,/*#__PURE__*/ zod.null()]),
  "updated_at": DateTime
});

export type Match = zod.input<typeof Match>;
export type MatchOutput = zod.output<typeof Match>;
