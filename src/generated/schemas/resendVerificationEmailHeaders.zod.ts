/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ResendVerificationEmailHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type ResendVerificationEmailHeaders = zod.input<typeof ResendVerificationEmailHeaders>;
export type ResendVerificationEmailHeadersOutput = zod.output<typeof ResendVerificationEmailHeaders>;
