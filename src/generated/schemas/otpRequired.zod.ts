/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DateTime } from './dateTime.zod.ts';

export const otpRequiredOtpTokenMax = 512;



export const OtpRequired = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['otp_required']),
  "otp_token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(otpRequiredOtpTokenMax)),
  "channel": /*#__PURE__*/ zod.literal("email"),
  "expires_at": DateTime
});

export type OtpRequired = zod.input<typeof OtpRequired>;
export type OtpRequiredOutput = zod.output<typeof OtpRequired>;
