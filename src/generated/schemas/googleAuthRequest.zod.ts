/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const googleAuthRequestCredentialMax = 8192;



export const GoogleAuthRequest = /*#__PURE__*/ zod.object({
  "credential": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleAuthRequestCredentialMax))
});

export type GoogleAuthRequest = zod.input<typeof GoogleAuthRequest>;
export type GoogleAuthRequestOutput = zod.output<typeof GoogleAuthRequest>;
