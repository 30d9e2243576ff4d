/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Jwt } from './jwt.zod.ts';

export const LogoutRequest = /*#__PURE__*/ zod.object({
  "refresh_token": Jwt
});

export type LogoutRequest = zod.input<typeof LogoutRequest>;
export type LogoutRequestOutput = zod.output<typeof LogoutRequest>;
