/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const VerifyOtpHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type VerifyOtpHeaders = zod.input<typeof VerifyOtpHeaders>;
export type VerifyOtpHeadersOutput = zod.output<typeof VerifyOtpHeaders>;
