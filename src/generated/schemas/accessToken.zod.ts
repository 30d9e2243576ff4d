/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Jwt } from './jwt.zod.ts';

export const AccessToken = /*#__PURE__*/ zod.object({
  "access": Jwt,
  "refresh": /*#__PURE__*/ zod.optional(Jwt)
});

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;
