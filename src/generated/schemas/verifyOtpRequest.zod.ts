/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const verifyOtpRequestOtpTokenMax = 512;

export const verifyOtpRequestCodeRegExp = new RegExp('^[0-9]{6}$');


export const VerifyOtpRequest = /*#__PURE__*/ zod.object({
  "otp_token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyOtpRequestOtpTokenMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(verifyOtpRequestCodeRegExp))
});

export type VerifyOtpRequest = zod.input<typeof VerifyOtpRequest>;
export type VerifyOtpRequestOutput = zod.output<typeof VerifyOtpRequest>;
