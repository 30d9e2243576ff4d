/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Jwt } from './jwt.zod.ts';

export const RefreshTokenRequest = /*#__PURE__*/ zod.object({
  "refresh": Jwt
});

export type RefreshTokenRequest = zod.input<typeof RefreshTokenRequest>;
export type RefreshTokenRequestOutput = zod.output<typeof RefreshTokenRequest>;
