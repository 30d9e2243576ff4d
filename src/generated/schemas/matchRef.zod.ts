/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DateTime } from './dateTime.zod.ts';
import { Id } from './id.zod.ts';
import { Venue } from './venue.zod.ts';

export const matchRefTitleMax = 120;

export const matchRefTimezoneMax = 64;



export const MatchRef = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(matchRefTitleMax)),
  "starts_at": DateTime,
  "timezone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(matchRefTimezoneMax)),
  "venue": Venue
});

export type MatchRef = zod.input<typeof MatchRef>;
export type MatchRefOutput = zod.output<typeof MatchRef>;
