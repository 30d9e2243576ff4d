/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const VerifyEmailHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type VerifyEmailHeaders = zod.input<typeof VerifyEmailHeaders>;
export type VerifyEmailHeadersOutput = zod.output<typeof VerifyEmailHeaders>;
