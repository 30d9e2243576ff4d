/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Jwt } from './jwt.zod.ts';

export const accessTokenRefreshMax = 16000;



export const AccessToken = /*#__PURE__*/ zod.object({
  "access": Jwt,
  "refresh": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accessTokenRefreshMax)))
});

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;
