/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LinkToken } from './linkToken.zod.ts';
import { LinkUid } from './linkUid.zod.ts';

export const VerifyEmailParams = /*#__PURE__*/ zod.object({
  "uid": LinkUid,
  "token": LinkToken
})

export type VerifyEmailParams = zod.input<typeof VerifyEmailParams>;
export type VerifyEmailParamsOutput = zod.output<typeof VerifyEmailParams>;
