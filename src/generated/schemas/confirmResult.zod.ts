/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DateTime } from './dateTime.zod.ts';
import { Id } from './id.zod.ts';
import { MatchRef } from './matchRef.zod.ts';

export const ConfirmResult = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['confirmed', 'already_confirmed']),
  "pid": Id,
  "confirmed_at": DateTime,
  "match": MatchRef
});

export type ConfirmResult = zod.input<typeof ConfirmResult>;
export type ConfirmResultOutput = zod.output<typeof ConfirmResult>;
