/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { LinkToken } from './linkToken.zod.ts';

export const ConfirmParticipationParams = /*#__PURE__*/ zod.object({
  "pid": Id,
  "token": LinkToken
})

export type ConfirmParticipationParams = zod.input<typeof ConfirmParticipationParams>;
export type ConfirmParticipationParamsOutput = zod.output<typeof ConfirmParticipationParams>;
