/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LinkToken } from './linkToken.zod.ts';
import { LinkUid } from './linkUid.zod.ts';
import { Password } from './password.zod.ts';

export const PasswordResetConfirmRequest = /*#__PURE__*/ zod.object({
  "uid": LinkUid,
  "token": LinkToken,
  "password": Password
});

export type PasswordResetConfirmRequest = zod.input<typeof PasswordResetConfirmRequest>;
export type PasswordResetConfirmRequestOutput = zod.output<typeof PasswordResetConfirmRequest>;
