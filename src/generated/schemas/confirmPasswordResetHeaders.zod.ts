/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ConfirmPasswordResetHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type ConfirmPasswordResetHeaders = zod.input<typeof ConfirmPasswordResetHeaders>;
export type ConfirmPasswordResetHeadersOutput = zod.output<typeof ConfirmPasswordResetHeaders>;
