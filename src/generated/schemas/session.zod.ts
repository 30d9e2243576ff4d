/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Partner } from './partner.zod.ts';
import { SessionUser } from './sessionUser.zod.ts';

export const Session = /*#__PURE__*/ zod.object({
  "user": SessionUser,
  "partner": /*#__PURE__*/ zod.union([Partner,/*#__PURE__*/ zod.null()])
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;
